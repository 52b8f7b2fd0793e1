// Words that command, and so are no names: the Lambda refuses them as names without reading the listen table.

/** Commands and answers of American English that aren't values of a closed type; they are compared without hyphens. */
export const COMMANDS: readonly string[] = (
  'absolutely ace aces again alcohol alcoholic alexa back begin board boards bus bye cancel cap card cards ' +
  "certainly chances cheerio cheers close color colour continue correct data deal definitely don't done " +
  'drink drinking drinks end end-game end-the-game enough everybody everyone exit explain finish flip ' +
  'flipping flips forget-us forward game gift gifts give giving go go-back go-on goodbye guess guesses ' +
  'guessing he help her him hint home hooroo huh instructions it join joining leave leaving limit lose ' +
  'loses losing match matches matching me mode modes myself nah names never nevermind new-game next ' +
  'next-card no no-names no-one nobody nope obviously odds off ok okay oops options pair pardon pause ' +
  'people player players point previous privacy probability proceed questions quit ready record records ' +
  'rematch remember repeat reset restart resume reveal ride rider rides riding rules same same-again score ' +
  'scores scoring settings she sip skip sorry sounds stake stakes standings start start-over statistics ' +
  'stop store streak streaks suit sure thanks them they tie ties tripling turn tutorial undo unit units ' +
  'unpause us wait what winner winning wins wrong yeah yep yes you yup'
).split(' ');
