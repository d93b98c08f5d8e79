import type { SiwxData } from "@latchkey/core"
import { readRecap, recapSentence } from "@latchkey/core/chain-kit"

/** Whether the words are the sentence of what a session allows, as the last resource of the message lists it, and nothing else. */
export const saysRecap = (words: string, { resources }: SiwxData): boolean => {
  const recap = readRecap(resources)
  return recap !== undefined && words === recapSentence(recap)
}
