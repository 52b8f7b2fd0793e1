// Guards what other Englishes say otherwise: numbers and spelling.
import { locales } from '../../lambda/locales/index.ts';

const said = (tag: string) => locales.find((locale) => locale.tag === tag)?.said;

test.each([
  ['en-US', 'zero', 'one hundred one', 'color'],
  ['en-GB', 'nought', 'one hundred and one', 'colour'],
  ['en-AU', 'nought', 'one hundred and one', 'colour'],
  ['en-CA', 'nought', 'one hundred and one', 'colour'],
  ['en-IN', 'nought', 'one hundred and one', 'colour'],
])('%s says %s and %s, and writes %s', (tag, zero, hundredOne, color) => {
  const lines = said(tag);
  expect(lines?.forms.number(0)).toBe(zero);
  expect(lines?.forms.number(101)).toBe(hundredOne);
  const help = lines?.help.color({
    choices: 'red or black',
    stake: 'one point',
    place: 'row',
    alone: false,
    mayCall: false,
    gauntlet: false,
    many: false,
  });
  expect(help).toContain(` ${color} `);
});
