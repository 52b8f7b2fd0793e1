// Real chance, for production and for local play without `--seed`.
import { randomBytes } from 'node:crypto';
import type { Seed } from './engine/index.ts';

/** 128 random bits from the system's generator. */
export function freshSeed(): Seed {
  const bytes = randomBytes(16);
  return [bytes.readUInt32LE(0), bytes.readUInt32LE(4), bytes.readUInt32LE(8), bytes.readUInt32LE(12)];
}
