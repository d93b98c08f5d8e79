import type { ButtonWords } from "./button.ts"
import { loadMessages } from "./loadMessages.ts"

/**
 * The buttons' words in a language. Fails: rejects when the language's chunk does not load.
 *
 * A module of its own, imported dynamically only: bundlers make an object of the names of a module that is imported both
 * ways, and their code for that fails on pages with keys on `Object.prototype`.
 */
export const loadButtonMessages = async (asked: string): Promise<ButtonWords> => {
  const { button: messages, locale } = await loadMessages(asked)
  return { messages, locale }
}
