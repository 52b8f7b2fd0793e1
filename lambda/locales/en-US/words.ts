// The values of the closed slot types with their synonyms. The first is the word that is said; the others, with
// what speech recognition makes of them ("read", "hire", "lore"), are only understood.
import type { Words } from '../../speech/locale.ts';

/** The ways to say a value, set apart by bars. */
const ways = (list: string) => list.split('|') as [string, ...string[]]; // splitting gives one at least

/** Every closed value in American English. */
export const words: Words = {
  GUESS: {
    red: ways('red|red red|read|reds|red card|red one'),
    black: ways('black|black black|blacks|black card|black one'),
    higher: ways('higher|higher higher|hire|high|higher card|higher one|up|above|over|bigger|greater'),
    lower: ways('lower|lower lower|lore|low|lower card|lower one|down|below|under|smaller|less'),
    inside: ways(
      'inside|inside inside|in side|in|between|in between|in the middle|within|in between them|' +
        'in between the two|between them|between the two|inside them|inside of them|inside the two',
    ),
    outside: ways(
      'outside|outside outside|out side|out|not between|beyond|outside them|outside of them|' +
        'outside the two',
    ),
    hearts: ways('hearts|heart|harts|hart'),
    diamonds: ways('diamonds|diamond'),
    clubs: ways('clubs|club'),
    spades: ways('spades|spade|spayed'),
  },
  GOAL_POST: {
    on: ways('goal post|goal posts|goalpost|goalposts|gold post|goal pose|triple|triple it'),
    off: ways(
      'no goal post|no goal posts|no goalpost|no goalposts|without goal post|not a goal post|' +
        'forget the goal post|take back the goal post|no triple|without triple',
    ),
  },
  PLAY: {
    hold: ways(
      'hold|hold it|hold them|hold all|hold both|hold everything|hold all of them|hold both of them|' +
        'hold back|hold my card|hold my cards|hold the card|holed|pass|hole|keep|keep it|keep them|' +
        'keep both|save it|save them|save it for later|save them for later|keep it for later|' +
        "keep them for later|play none|play nothing|do not play|don't play|don't play it",
    ),
    play: ways('play|play it|play the card|play my card|play that|play mine|use it'),
    playOne: ways(
      'play one|play one hold one|play one and hold one|play one hold the other|' +
        'play one and hold the other|play one hold two|play one and hold two|play one hold the rest|' +
        'play one and hold the rest|play only one|play one of them|play one card|one of them',
    ),
    playTwo: ways(
      'play two|play two hold one|play two and hold one|play two hold the other|' +
        'play two and hold the other|play two hold the rest|play two and hold the rest|play only two|' +
        'play two of them|play two cards|two of them',
    ),
    playAll: ways(
      'play all|play both|play them all|play them|play them both|play all of them|play both of them|' +
        'play all three|play three|play everything|play all my cards|play both cards|play both my cards|' +
        'play all cards|all of them|both of them|both|all|all three',
    ),
  },
  OPTION: {
    'preset.classic': ways(
      'classic rules|standard game|standard rules|classic game|classic|standard|normal game|' +
        'normal rules|default rules|points rules|no party rules|no party game|not party rules',
    ),
    'preset.party': ways('party rules|party game|party|party mode|party version'),
    'board.giveAndTake': ways('give and take|give and take board|give or take|the give and take'),
    'mode.solo': ways(
      'solo gauntlet|the solo gauntlet|solo|solo game|solo mode|alone|just me|gauntlet alone|by myself|' +
        'on my own|single player|single player game|single player gauntlet',
    ),
    'mode.table': ways(
      'table game|no gauntlet|normal table|table mode|full game|not the gauntlet|no solo gauntlet|' +
        'not solo',
    ),
    'mode.gauntlet': ways('the gauntlet|gauntlet|gauntlet game|gauntlet mode|gantlet|gauntlets'),
    'board.pyramid': ways(
      'pyramid|the pyramid|pyramid board|with the pyramid|pyramid game|pyramids|no spots|no rows|' +
        'no give and take',
    ),
    'board.spots': ways('spots|eight spots|spots board|give and take spots'),
    'board.rows': ways('rows|give and take rows|rows board|give rows and take rows'),
    'pyramidRows.4': ways('four rows|pyramid of four|four row pyramid|small pyramid'),
    'pyramidRows.5': ways('five rows|pyramid of five|five row pyramid|big pyramid'),
    'stakes.single': ways('single stakes|single stake|single points|no double stakes|simple stakes'),
    'stakes.double': ways('double stakes|double stake|double points|doubled stakes|stakes doubled'),
    'rowStakes.escalating': ways(
      'escalating points|escalating|escalating stakes|escalating rows|rising points|rising stakes|' +
        'no flat points',
    ),
    'rowStakes.flat': ways('flat points|flat|flat stakes|flat rows|flat row stakes|one point everywhere'),
    'bus.higherLower': ways(
      'higher lower bus|higher or lower bus|high low bus|higher and lower bus|streak bus|' +
        'no questions bus|not the questions bus',
    ),
    'bus.questions': ways(
      'questions bus|question bus|four questions bus|bus of questions|bus with questions|' +
        'no higher lower bus|no higher or lower bus',
    ),
    'streak.5': ways('streak of five|five in a row|streak five|five streak|bus of five|streak to five'),
    'streak.3': ways('streak of three|three in a row|streak three|three streak|bus of three|streak to three'),
    'streak.4': ways('streak of four|four in a row|streak four|four streak|bus of four|streak to four'),
    'streak.6': ways('streak of six|six in a row|streak six|six streak|bus of six|streak to six'),
    'streak.7': ways('streak of seven|seven in a row|streak seven|seven streak|bus of seven|streak to seven'),
    'cap.40': ways(
      'cap of forty|cap at forty|forty guesses|cap on|with a cap|limit of forty|cap of forty guesses|' +
        'at most forty guesses',
    ),
    'cap.none': ways('no cap|without a cap|cap off|no limit|unlimited guesses|no cap on guesses|uncapped'),
    'ace.high': ways(
      'aces high|ace high|high aces|aces are high|ace is high|high ace|aces hi|aces not low|' +
        'aces are not low|no aces low|no low aces',
    ),
    'ace.low': ways(
      'aces low|ace low|low aces|aces are low|ace is low|low ace|aces not high|aces are not high|' +
        'no aces high|no high aces',
    ),
    'sameRank.wrong': ways(
      'same rank is wrong|equal is wrong|same card is wrong|same rank wrong|equal cards are wrong|' +
        "same rank loses|same rank is not right|same rank isn't right|same rank not right|" +
        "same rank does not draw again|same rank doesn't draw again",
    ),
    'sameRank.right': ways(
      'same rank is right|equal is right|same card is right|same rank right|equal cards are right|' +
        "same rank wins|same rank is not wrong|same rank isn't wrong|same rank not wrong",
    ),
    'sameRank.again': ways(
      'same rank draws again|equal draws again|same card draws again|same rank again|' +
        'draw again on the same rank|equal cards draw again|same rank drawn again|' +
        'same rank is drawn again',
    ),
    'goalPost.off': ways(
      'goal post off|goal posts off|goalpost off|switch off goal post|turn off goal post|' +
        'turn the goal post off|switch the goal post off',
    ),
    'goalPost.on': ways(
      'goal post on|goal posts on|goalpost on|with goal post|with goal posts|switch on goal post|' +
        'turn on goal post|turn the goal post on|switch the goal post on',
    ),
    'matches.played': ways(
      'play matches|matches are played|play all matches|always play matches|no holding|' +
        "do not hold matches|don't hold matches|matches must be played|no held matches|hold matches off|" +
        'held matches off|holding off',
    ),
    'matches.held': ways(
      'hold matches|matches can be held|with holding|holding matches|holding|held matches|' +
        'hold matches on|held matches on|holding on',
    ),
    'tie.points': ways(
      'most points ride|most points rides|tie by points|ties by points|points decide|points break ties|' +
        'ties broken by points|not both ride|only one rides|one rides',
    ),
    'tie.highest': ways(
      'highest card rides|highest card ride|tie by highest card|ties by highest card|' +
        'highest card decides|the highest rides|ties broken by the highest card',
    ),
    'tie.bothRide': ways(
      'both ride|everyone ride|both rider|all ride|all who tie ride|ties both ride|' +
        'both riding on a tie|both riding',
    ),
    'unit.points': ways(
      'play for points|for points|points not sips|no sips|count points|points only|points|not for sips|' +
        'not sips|without sips|sips off',
    ),
    'unit.sips': ways(
      'play for sips|for sips|sips|sips not points|count sips|with sips|sips on|not for points',
    ),
    'quickFlips.off': ways(
      'no quick flips|quick flips off|slow flips|without quick flips|turn off quick flips|' +
        'stop after each flip|turn quick flips off',
    ),
    'quickFlips.on': ways(
      'quick flips|quick flips on|fast flips|with quick flips|turn on quick flips|turn quick flips on',
    ),
    'brief.on': ways('brief|brief mode|be brief|short answers|shorter|brief on|keep it short|talk less'),
    'brief.off': ways(
      'full sentences|not brief|brief off|no brief mode|longer answers|long answers|talk more|' +
        'not so brief|no brief|verbose',
    ),
    'plain.on': ways(
      'plain|plain mode|no sounds|without sounds|sounds off|sound off|turn off sounds|' +
        'turn the sounds off|turn the sound off|no sound|no sound effects|plain on',
    ),
    'plain.off': ways(
      'with sounds|sounds on|not plain|sound on|with sound|turn on sounds|turn the sounds on|' +
        'turn the sound on|with sound effects|no plain|plain off',
    ),
  },
  PLAYER: {
    P1: ways('player one|number one|seat one|first player'),
    P2: ways('player two|number two|seat two|second player'),
    P3: ways('player three|number three|seat three|third player'),
    P4: ways('player four|number four|seat four|fourth player'),
    P5: ways('player five|number five|seat five|fifth player'),
    P6: ways('player six|number six|seat six|sixth player'),
    P7: ways('player seven|number seven|seat seven|seventh player'),
    P8: ways('player eight|number eight|seat eight|eighth player'),
    ME: ways('me|myself'),
  },
};
