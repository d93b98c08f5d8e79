import type { BatchesMessages } from "../BatchesMessages.ts"

/** The words of languages other than English, by language: loaded when they are needed. */
export const otherLanguages: Readonly<Record<string, () => Promise<BatchesMessages>>> = {
  ar: async () => (await import("./ar.ts")).ar,
  de: async () => (await import("./de.ts")).de
}
