import type { Words } from "../words/Words.ts"
import { element } from "./element.ts"
import type { Misses } from "./makeMisses.ts"

const TRIES = 3
const [LEAST, MOST] = [100, 999]
/** What of a panel says what is agreed to: the number stands in one of these, nobody else knows in which. */
const PLACES = "h1, dt, main > p:not(.wrong)"

const below = (count: number): number => crypto.getRandomValues(new Uint32Array(1))[0]! % count

/** Digits as they were typed, those of Arabic and Persian keyboards too, without gaps. */
const digitsIn = (text: string): string =>
  text.replaceAll(/\p{Nd}|\s/gu, (sign) => {
    const point = sign.codePointAt(0)!
    if (point >= 0x660 && point <= 0x669) return String(point - 0x660)
    if (point >= 0x6f0 && point <= 0x6f9) return String(point - 0x6f0)
    return sign.trim()
  })

/** A number that is asked for. */
export interface AskedNumber {
  readonly field: HTMLInputElement
  /** Whether the number was typed: says so where it was not, and asks for another one after it was. */
  readonly take: () => boolean
  /** Draws it where it is missing, and nothing of it where there is nothing to press. */
  readonly draw: (isNeeded: boolean) => void
}

/**
 * Asks for a number that only a panel shows. A page that lies over the panel has its visitor press anything; what to type it does not
 * know, since the number is another one each time and stands at another place. `failed` hears of the last wrong one.
 */
export const askNumber = (
  words: Words,
  node: HTMLElement,
  misses: Misses,
  failed: () => void
): AskedNumber => {
  const state = { number: "", tries: TRIES }
  const mark = element("span", { class: "number", id: "number" })
  const wrong = element("p", { class: "wrong", id: "number-wrong", role: "alert" })
  const field = element("input", {
    type: "text",
    id: "number-field",
    inputmode: "numeric",
    autocomplete: "off",
    maxlength: "3",
    dir: "ltr",
    "aria-describedby": "number number-wrong"
  })
  const block = element(
    "div",
    { class: "typed" },
    element("label", { for: "number-field" }, words.numberLabel),
    element("p", { class: "small" }, words.numberWhy),
    field,
    wrong
  )
  const place = () => {
    const places = [...node.querySelectorAll(PLACES)].filter(({ textContent }) => textContent !== "")
    const chosen = places[below(places.length)] ?? node
    if (below(2) === 0) chosen.prepend(mark)
    else chosen.append(mark)
  }
  const renew = () => {
    state.number = String(LEAST + below(MOST - LEAST + 1))
    // With gaps, so that it is a word of its own to who hears it.
    mark.textContent = ` ${words.number(state.number)} `
    mark.remove()
    place()
    field.value = ""
    wrong.textContent = ""
  }
  const say = (text: string): false => {
    wrong.textContent = text
    field.focus()
    return false
  }
  node.insertBefore(block, node.querySelector("footer"))
  renew()
  return {
    field,
    take: () => {
      const until = misses.until()
      if (until !== undefined) return say(words.numberWait(until))
      const typed = digitsIn(field.value)
      if (typed === "") return say(words.numberLabel)
      if (typed === state.number) {
        renew()
        return true
      }
      misses.add()
      state.tries--
      if (state.tries === 0) failed()
      return say(words.numberWrong)
    },
    draw: (isNeeded) => {
      // Written only where it changes, since what is drawn is watched.
      if (block.hidden === isNeeded) for (const part of [block, mark]) part.hidden = !isNeeded
      if (!mark.isConnected) place()
    }
  }
}
