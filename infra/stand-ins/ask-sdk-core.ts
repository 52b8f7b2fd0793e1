// In the bundle this stands in for ask-sdk-core's index, which is CommonJS and brings all of the package along: here is
// what the skill uses of it.
export { ResponseFactory } from 'ask-sdk-core/dist/response/ResponseFactory.js';
export { SkillBuilders } from 'ask-sdk-core/dist/skill/SkillBuilders.js';
