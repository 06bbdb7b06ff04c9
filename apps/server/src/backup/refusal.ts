/** What a person at the terminal can do something about: its message is all they need. */
export class Refusal extends Error {}
