// Guards what Alexa does with words before the skill hears them: opening, one-shots, and everything else left alone.
import { withoutInvocation } from '../../lambda/chat/invocation.ts';

it.each<[words: string, opened: boolean, rest: string | null]>([
  ['open ride the bus', true, null],
  ['Open Ride the Bus.', true, null],
  ['Alexa, open ride the bus', true, null],
  ['start ride the bus', true, null],
  ['launch ride the bus', true, null],
  ['play ride the bus', true, null],
  ['ride the bus', true, null],
  ['ask ride the bus to start the gauntlet', true, 'start the gauntlet'],
  ["ask ride the bus what's the score", true, "what's the score"],
  ['ask ride the bus for the odds', true, 'the odds'],
  ['ask ride the bus about the pyramid', true, 'about the pyramid'],
  ['Alexa, tell ride the bus that Sam is leaving', true, 'Sam is leaving'],
  ["tell ride the bus I'm leaving", true, "I'm leaving"],
  ['open ride the bus and start a game with Sam and McKay', true, 'start a game with Sam and McKay'],
  ['ask ride the bus, how do I play?', true, 'how do I play?'],
  ['ask ride the bus', true, null],
  ['ask ride the bus to', true, null],
  ['Alexa, higher', false, 'higher'],
  ['higher', false, 'higher'],
  ['Alexa and Jo', false, 'Alexa and Jo'],
  ['start', false, 'start'],
  ['start the gauntlet', false, 'start the gauntlet'],
  ['how do you ride the bus', false, 'how do you ride the bus'],
  ['ride the bus again', false, 'ride the bus again'],
  ['open ride the busker', false, 'open ride the busker'],
  ['Alexander', false, 'Alexander'],
])('"%s"', (words, opened, rest) => {
  expect(withoutInvocation(words, 'ride the bus')).toEqual({ opened, rest });
});
