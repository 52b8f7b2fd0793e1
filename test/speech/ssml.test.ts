// Guards that whatever is filled in, the speech is SSML that Alexa takes, and that its plain text is what was meant.
import { check } from 'ssml-check-core';
import { EARCONS, SPEECHCONS, soundOf, type Earcon } from '../../lambda/speech/sounds.ts';
import { escaped, join, plainText, ssml } from '../../lambda/speech/ssml.ts';

const NASTY = [
  'Sam',
  "D'Arcy",
  'Tom & Jerry',
  '<script>alert(1)</script>',
  '&amp;',
  '&lt;',
  '"quoted"',
  'a < b > c',
  'Zoë',
  ']]>',
] as const;

test.each(NASTY)('%s is escaped once and comes back as it was', async (text) => {
  const speech = ssml`<s>${escaped(text)}</s>`;
  expect(await check(`<speak>${speech}</speak>`, { platform: 'amazon' })).toBeUndefined();
  expect(plainText(speech)).toBe(text);
});

test('the five marks as they are written', () => {
  expect(escaped('<a> & "b" c\'s')).toBe("&lt;a&gt; &amp; &quot;b&quot; c's");
});

test('pieces are joined by a space, and nothing is no piece', () => {
  expect(join([escaped('One.'), escaped(''), escaped('Two.')])).toBe('One. Two.');
});

test('plain text is without tags and runs of space', () => {
  expect(plainText(ssml`<audio src="x"/> One.  <say-as interpret-as="interjection">Bravo</say-as>!`)).toBe(
    'One. Bravo!',
  );
});

test.each(Object.keys(EARCONS))('the earcon %s is well-formed and from the sound library', async (name) => {
  const sound = soundOf({ earcon: name as Earcon });
  expect(await check(`<speak>${sound}</speak>`, { platform: 'amazon' })).toBeUndefined();
  expect(sound).toMatch(/^<audio src="soundbank:\/\/soundlibrary\/[a-z0-9_/]+"\/>$/);
});

test.each(SPEECHCONS)('the interjection %s is well-formed', async (speechcon) => {
  const sound = soundOf({ speechcon });
  expect(await check(`<speak>${sound}</speak>`, { platform: 'amazon' })).toBeUndefined();
  expect(plainText(sound).toLowerCase()).toBe(`${speechcon}!`);
});
