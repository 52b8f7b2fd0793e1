// Each content act in words. None of them asks: the one question of a reply stands in ask.ts.
import { isPlaying, type Choice, type Option, type Seat } from '../engine/index.ts';
import { seatsLeft } from '../dialog/household.ts';
import type { Topic } from '../dialog/intents.ts';
import { alike } from '../dialog/names.ts';
import type { Act } from '../dialog/reply.ts';
import { addressed, helpFor } from './ask.ts';
import { optionInWords, unusual } from './options.ts';
import { tellEvents } from './tell-events.ts';
import {
  stand,
  tellCards,
  tellOdds,
  tellOptions,
  tellRecord,
  tellRecords,
  tellRemaining,
  tellScores,
  tellTurn,
} from './tell-facts.ts';
import { repeatable, type Piece, type Voice } from './voice.ts';

type ActOf<T extends Act['type']> = Extract<Act, { type: T }>;

/** Tells acts, one after the other. */
export function tellActs(voice: Voice, acts: readonly Act[]): readonly Piece[] {
  return acts.reduce<readonly Piece[]>((told, act) => [...told, ...tellAct(voice, act, told)], []);
}

function tellAct(voice: Voice, act: Act, told: readonly Piece[]): readonly Piece[] {
  const { said, forms, say, name, names, household } = voice;
  switch (act.type) {
    case 'resumed':
      return household.game
        ? [
            say(said.resumed, {
              names: voice.unnamed ? null : everyone(voice),
              stand: stand(voice, household.game),
            }),
          ]
        : [];
    case 'seated':
      return [say(said.seated, { names: everyone(voice) })];
    case 'rollCall':
      return [rollCall(voice)];
    case 'ranksTold':
      return [ranksTold(voice)];
    case 'joined':
      return [say(said.joined, { names: names(act.seats), many: act.seats.length > 1 })];
    case 'removed':
      return [say(said.removed, { name: act.name ?? forms.player(act.seat) })];
    case 'renamed':
      return [say(said.renamed, { name: name(act.seat), from: act.from })];
    case 'moved':
      return [say(said.moved, { name: name(act.seat) })];
    case 'nameRefused':
      return [
        say(said.nameRefused[act.fault], {
          said: repeatable(act.said),
          like: household.table.names.find((other) => other !== null && alike(other, act.said)) ?? null,
        }),
      ];
    case 'tooMany':
      return [say(said.tooMany, { most: forms.number(act.most) })];
    case 'tooFew':
      return [say(said.tooFew, { least: forms.number(act.least), many: act.least > 1 })];
    case 'chosen':
      return chosen(voice, act);
    case 'idle':
      return [idle(voice, act.option, act.idledBy)];
    case 'tooLate':
      return [say(said.tooLate[act.what])];
    case 'set':
      return [say(said.set[act.setting][act.on ? 'on' : 'off'])];
    case 'happened':
      return tellEvents(voice, act.events);
    case 'goalPostOffered':
      return goalPostOffered(voice, told);
    case 'longRide':
      return [say(said.longRide, { misses: forms.misses(act.misses) })];
    case 'refused':
      return [say(said.refused[act.reason], { name: act.seat === null ? null : name(act.seat) })];
    case 'unknownPlayer':
      return [say(said.unknownPlayer, { said: repeatable(act.said) })];
    case 'again':
      return tellActs(voice, act.acts);
    case 'scores':
      return tellScores(voice, act.seat);
    case 'cards':
      return [tellCards(voice, act.seat)];
    case 'turn':
      return [tellTurn(voice)];
    case 'remaining':
      return [tellRemaining(voice)];
    case 'odds':
      return [tellOdds(voice, act.outlook)];
    case 'options':
      return [tellOptions(withRulesToPlay(voice))];
    case 'topic':
      return [topic(withRulesToPlay(voice), act.topic)];
    case 'help':
      return [{ text: helpFor(voice) }];
    case 'record':
      return [tellRecord(voice, act.name, act.record)];
    case 'records':
      return [tellRecords(voice)];
    case 'undone':
      return [say(said.undone[act.what])];
    case 'notUndone':
      return [say(said.notUndone[act.why])];
    case 'goodbye':
      return [say(act.saved ? said.goodbye.saved : said.goodbye.over)];
    default:
      return [say(said.acts[act.type])];
  }
}

/** The offer is for the next question: to its player, and of its stake. */
function goalPostOffered(voice: Voice, told: readonly Piece[]): readonly Piece[] {
  const { said, forms, pick, rules, question } = voice;
  if (!question || question.type === 'continue') return [];
  const offer = pick(said.goalPostOffered)({ stake: forms.theUnits(question.stake, rules.unit) });
  return [{ text: addressed(voice, told) + offer, to: question.seat }];
}

/** Between two games the options and the rules are those that the next one will have. */
function withRulesToPlay(voice: Voice): Voice {
  const { game, table } = voice.household;
  return isPlaying(game) ? voice : { ...voice, rules: table.rules };
}

function topic(voice: Voice, asked: Topic): Piece {
  const { said, forms, rules, household } = voice;
  const alone = rules.mode === 'gauntlet' && seatsLeft(voice.household).length === 1;
  return { text: said.topics[asked]({ rules, preset: household.table.preset, alone, forms }) };
}

/** All at the table by name; a table without any name by its number. */
function everyone({ household, forms, names }: Voice): string {
  const { names: all } = household.table;
  if (all.every((name) => name === null)) return forms.players(all.length);
  return names(
    all.flatMap((_, index): readonly Seat[] => (household.game?.players[index]?.gone ? [] : [index + 1])),
  );
}

function rollCall(voice: Voice): Piece {
  const { said, forms, pick, rules, household } = voice;
  const others = unusual(voice);
  const told = { names: everyone(voice), options: others.length > 0 ? forms.all(others) : null };
  const alone = household.table.names.length === 1;
  return {
    text:
      rules.mode === 'gauntlet' ? pick(said.rollCallGauntlet)({ ...told, alone }) : pick(said.rollCall)(told),
  };
}

/** How ranks count, and the words that would change it. */
function ranksTold({ said, forms, say, rules, locale }: Voice): Piece {
  const { ace, sameRank } = rules;
  const others = [
    locale.words.OPTION[ace === 'high' ? 'ace.low' : 'ace.high'][0],
    locale.words.OPTION[sameRank === 'wrong' ? 'sameRank.again' : 'sameRank.wrong'][0],
  ];
  const told = { ace: said.aces[ace], sameRank: said.sameRanks[sameRank], others: forms.any(others) };
  return say(said.ranksTold, told);
}

function chosen(
  { said, forms, say, household }: Voice,
  { preset, choices, switchedOff }: ActOf<'chosen'>,
): readonly Piece[] {
  const what = [
    ...(preset ? [said.presets[preset]] : []),
    ...choices.map((choice) => optionInWords(said, choice)),
  ];
  const done: readonly Piece[] = what.length > 0 ? [say(said.chosen, { what: forms.all(what) })] : [];
  const mode = choices.findLast(({ option }) => option === 'mode');
  // Back at the table game, all that the gauntlet switched off has its meaning again.
  const named = mode ? [] : switchedOff.map((option) => said.optionNames[option]);
  const isGauntlet = mode?.value === 'gauntlet' && household.table.rules.mode === 'gauntlet';
  const off = isGauntlet ? said.manyOptions : forms.all(named);
  return off === '' ? done : [...done, say(said.switchedOff, { what: off })];
}

function idle({ said, say }: Voice, option: Option, beside: Choice): Piece {
  return say(said.idle, { option: said.optionNames[option], beside: optionInWords(said, beside) });
}
