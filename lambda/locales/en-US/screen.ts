// English for the eye: the words on a screen and for its reader.
import type { Rules } from '../../engine/index.ts';
import type { ScreenWords } from '../../speech/screen-words.ts';

const UNITS: Readonly<Record<Rules['unit'], readonly [one: string, many: string]>> = {
  points: ['point', 'points'],
  sips: ['sip', 'sips'],
};

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The words on a screen. */
export const screenWords: ScreenWords = {
  titles: {
    lobby: 'Ride the Bus',
    questions: 'The questions',
    bus: 'The bus',
    gauntlet: 'The gauntlet',
  },
  boards: { pyramid: 'The pyramid', spots: 'Give & Take', rows: 'Give and take rows' },
  winners: (count) => (count === 0 ? 'Nobody wins' : count === 1 ? 'The winner' : 'A shared win'),
  ask: {
    players: () => 'Who is playing?',
    morePlayers: () => 'Who else is playing?',
    color: () => 'Red or black?',
    higherLower: () => 'Higher or lower?',
    insideOutside: () => 'Inside or outside?',
    suit: () => 'Which suit?',
    give: (worth) => (worth ? `Who gets ${worth}?` : 'Who gets them?'),
    playOrHold: () => 'Play or hold?',
    continue: () => 'Next card?',
    rematch: () => 'Another game?',
  },
  solo: 'Solo gauntlet',
  confirm: {
    end: () => 'End the game?',
    startOver: () => 'Start over?',
    forget: () => 'Delete all names and records?',
    leave: (name) => (name === null ? 'Who is leaving?' : `Is ${name} leaving?`),
  },
  saved: 'Your game is saved',
  goodbye: 'See you next time',
  reopen: 'Say “open Ride the Bus”',
  worth: (amount) => `For ${amount}`,
  missCosts: (amount) => `A miss costs ${amount}`,
  goalPost: (amount) => `Goal post: three times ${amount}`,
  mayCall: (amount) => `For ${amount}, or say “goal post” to triple it`,
  each: (cards, amount) => `${counted(cards, 'card', 'cards')}, ${amount} each`,
  units: (amount, unit) => counted(amount, ...UNITS[unit]),
  guesses: (count, cap) => (cap === null ? counted(count, 'guess', 'guesses') : `${count} of ${cap} guesses`),
  misses: (count) => counted(count, 'miss', 'misses'),
  ride: (ride) => `Ride ${ride} of 10`,
  standing: (best, rides) => `${best === null ? '' : 'best · '}${rides} left`,
  longest: (hits) => `Longest streak: ${hits}`,
  pile: (count) => `${count} in the pile`,
  kinds: { give: 'Give', take: 'Take', pick: 'Give' },
  faceDown: 'a card face down',
  noCard: 'no card yet',
  score: (name, amount) => `${name} has ${amount}`,
  streak: (hits, target) => `${hits} of ${target} in a row`,
  best: (name, hits) => `${name}'s longest streak is ${hits}`,
  wins: (standing) => `${standing}, and wins`,
  left: (standing) => `${standing}, and has left`,
};
