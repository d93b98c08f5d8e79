import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { de } from "./de.ts"
import { en } from "../../../tests/support/english.ts"
import { textsOf } from "../../../tests/support/textsOf.ts"
import { fill } from "./fill.ts"
import { messages as languages } from "./languages.ts"
import { loadLanguage, loadMessages } from "./loadMessages.ts"
import { pickWords } from "./pickWords.ts"
import { wordsForCode } from "./wordsForCode.ts"

const core = new URL("../../../core/src/", import.meta.url)
const codes = readFileSync(new URL("../../../tests/architecture/error-codes.txt", import.meta.url), "utf8")
const sources = readdirSync(core, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
  .map((name) => readFileSync(new URL(name, core), "utf8"))
  .join("\n")

/** What the developer has to mend, and where "Try again" is all there is to say; CANCELLED is never shown. */
const general = [
  "AMOUNT_INVALID",
  "CAIP_ADDRESS_INVALID",
  "CAIP_NETWORK_ID_INVALID",
  "CANCELLED",
  "CAPABILITY_FAILED",
  "CONNECTION_STATUS_INVALID",
  "CONNECTOR_DUPLICATE",
  "ENGINE_LOAD_FAILED",
  "HTTP_BODY_INVALID",
  "HTTP_STATUS",
  "HTTP_TIMEOUT",
  "HTTP_UNREACHABLE",
  "INTERNAL",
  "KIT_DISPOSED",
  "NAMESPACE_MISSING",
  "NODE_ANSWER_INVALID",
  "OPTION_INVALID",
  "PAGE_INSECURE",
  "PLUGIN_DUPLICATE",
  "PLUGIN_FAILED",
  "PLUGIN_MISSING",
  "PLUGIN_NOT_FOUND",
  "PLUGIN_PART_MISSING",
  "PLUGIN_RING",
  "RPC_ERROR",
  "RPC_URL_MISSING",
  "SDK_MISSING",
  "TRANSACTION_FIXED",
  "TRANSACTION_INVALID",
  "TRANSACTION_MISSING",
  "TRANSACTION_SETTLED",
  "WINDOWS_CUT_OFF"
]

/** Codes of the contracts in core: what offers the feature has the words. */
const ofFeatures = /^(CATALOGUE|EXCHANGE|NAME|ONRAMP|SIWX|SWAP|TRANSFER)_/

const everyLanguage = [en, ...(await Promise.all(Object.values(languages).map((load) => load())))]
const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).toSorted()

describe("messages", () => {
  it("are calm and plain: no exclamation marks, no codes", () => {
    for (const [, text] of everyLanguage.flatMap((messages) => textsOf(messages)))
      expect(text).not.toMatch(/!|[A-Z]{2,}_[A-Z]/)
  })

  it("are of the locale's language, English where there is none, the locale's own number format kept", async () => {
    const { titles, ...messages } = (await loadMessages("de-AT"))!
    expect(messages).toEqual({ ...de, locale: "de-AT", language: "de" })
    expect(titles?.["Send"]).toBe("Senden")
    expect(await loadMessages("ar")).toMatchObject({ direction: "rtl" })
    for (const english of ["en-GB", "xx-FR", "no"]) expect(await loadMessages(english)).toBeUndefined()
    for (const none of ["__proto__", "constructor", "", "xx"])
      expect(await loadLanguage(none, false)).toMatchObject({ locale: "en", messages: undefined })
  })

  it("take values, never keys of the prototype; a name of the other direction is set apart", () => {
    expect(fill("Open {wallet}, {toString}", { wallet: "{wallet}" })).toBe("Open {wallet}, {toString}")
    expect(fill("Open {wallet}", { wallet: "محفظة" })).toBe("Open \u2068محفظة\u2069")
    expect(fill("افتح {wallet}", { wallet: "محفظة" })).toBe("افتح محفظة")
  })

  it("are picked by tag, language, English, or what there is", () => {
    const words = { en: "a", de: "b", "de-CH": "c" }
    expect(["de-CH", "de-AT", "fr", "en-GB"].map((locale) => pickWords(words, locale))).toEqual([
      "c",
      "b",
      "a",
      "a"
    ])
    expect(pickWords({ ja: "d" }, "fr")).toBe("d")
  })

  it("of a title that has only English are those of the language's catalogue", () => {
    const titles = { Send: "Senden" }
    expect(pickWords({ en: "Send" }, "de", titles)).toBe("Senden")
    expect(pickWords({ en: "Vote" }, "de", titles)).toBe("Vote")
    expect(pickWords({ en: "Send", de: "Schicken" }, "de", titles)).toBe("Schicken")
    expect(pickWords({ en: "Send" }, "en", undefined)).toBe("Send")
  })

  it("S8.02 in part: say that a balance could not be read", () => {
    expect(wordsForCode(en, "BALANCE_UNAVAILABLE")).toBe("Token Balance Unavailable")
  })

  it("have words for every code of core that a visitor can do something about, and a general sentence for the rest", () => {
    const toasted = [...sources.matchAll(/toast\(\{[^}]*code: "(\w+)"/g)].map(([, code]) => code!)
    const own = /^@latchkey\/core\n((?: .+\n)+)/m.exec(codes)![1]!
    const all = [...own.matchAll(/^ +(\w+)/gm)]
      .map(([, code]) => code!)
      .filter((code) => !ofFeatures.test(code))
    expect(toasted).toContain("BALANCE_UNAVAILABLE")
    expect(all.length).toBeGreaterThan(30)
    for (const { errors } of everyLanguage) {
      const unnamed = [...all, ...toasted].filter((code) => !Object.hasOwn(errors, code))
      expect(new Set(unnamed)).toEqual(new Set(general))
      expect(errors.UNKNOWN).not.toBe("")
    }
  })

  it("of errors have no places: a toast has no values for them", () => {
    for (const { errors } of everyLanguage) expect(Object.values(errors).flatMap(places)).toEqual([])
  })

  it("have a sentence for every code", () => {
    expect(wordsForCode(en, "WALLET_BUSY")).toBe(en.errors["WALLET_BUSY"])
    for (const code of ["NOPE", "toString", undefined]) expect(wordsForCode(en, code)).toBe(en.errors.UNKNOWN)
  })
})
