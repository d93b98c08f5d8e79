import type { NamesMessages } from "../NamesMessages.ts"

/** The catalogues beside English, loaded when they are needed. */
export const otherLanguages: Readonly<Record<string, () => Promise<NamesMessages>>> = {
  ar: () => import("./ar.ts").then(({ ar }) => ar),
  de: () => import("./de.ts").then(({ de }) => de)
}
