import { element } from "./element.ts"

/** The words of a recovery phrase, each with its number. */
export const phraseList = (phrase: string): HTMLElement =>
  element("ol", { dir: "ltr" }, ...phrase.split(" ").map((word) => element("li", {}, word)))
