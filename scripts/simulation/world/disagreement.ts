/** The model and the API do not agree, or the API gave an answer that it must not give. */
export class Disagreement extends Error {}
