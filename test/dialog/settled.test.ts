// Guards when the table is settled: what the first card fixes, what a deployment without sips refuses, what is told once.
import { said, talk } from '../support/talk.ts';

test('changes before the first card keep the pile that lies dealt', () => {
  const { say, household } = talk('7H 2C');
  say('PlayersIntent', { players: ['sam', 'jo'] });
  const pile = household().game?.pile;
  say('OptionIntent', { option: 'preset.party' });
  say('AddIntent', { players: ['zoe'] });
  expect(household().game?.pile).toEqual(pile);
});

test('after the first card nobody joins and no option changes, but settings do', () => {
  const { say, household } = talk('7H 2C');
  say('PlayersIntent', { players: ['sam', 'jo'] });
  say('GuessIntent', { guess: 'black' });
  const { game, table } = household();
  expect(say('AddIntent', { players: ['zoe'] }).acts).toEqual([{ type: 'tooLate', what: 'join' }]);
  expect(say('OptionIntent', { option: 'ace.low' }).acts).toEqual([{ type: 'tooLate', what: 'option' }]);
  expect(say('FirstIntent', { player: 'jo' }).acts).toEqual([{ type: 'tooLate', what: 'order' }]);
  expect(household()).toMatchObject({ game, table });
  expect(say('OptionIntent', { option: 'brief.on' }).acts).toEqual([
    { type: 'set', setting: 'brief', on: true },
  ]);
  expect(household().brief).toBe(true);
});

test('a deployment without sips plays the party rules for points and refuses sips', () => {
  const { say, household } = talk();
  const sips = false;
  expect(say('OptionIntent', { option: 'unit.sips' }, { sips }).acts).toEqual([{ type: 'sipsOff' }]);
  say('StartIntent', { option: 'preset.party', players: ['sam', 'jo'] }, { sips });
  expect(household().game?.rules).toMatchObject({ unit: 'points', stakes: 'double' });
});

test('how ranks count is told once a household unless it has changed', () => {
  const { say } = talk();
  const start = () => said(say('StartIntent', { option: 'preset.party', players: ['sam', 'jo'] }));
  expect(start()).toContain('ranksTold');
  say('LeaveIntent', { player: 'sam' });
  expect(said(say('AddIntent', { players: ['ann'] }))).not.toContain('ranksTold');
  say('EveryoneIntent');
  expect(said(say('OptionIntent', { option: 'ace.high' }))).toContain('ranksTold');
});
