import { refusals as english, type Refusals } from "./en.ts"
import { languages, type Language } from "./languages.ts"

const shapes = (Object.keys(english) as ReadonlyArray<keyof Refusals>).map((text) => {
  const [before = "", after] = text.split("{}")
  return { english: text, before, after }
})

const writeSeconds = (seconds: string, language: Language): string =>
  new Intl.NumberFormat(language, { style: "unit", unit: "second", unitDisplay: "long" }).format(
    Number(seconds)
  )

/** A refusal's text in a language; in English where there is no other, as for what only a developer gets to read. */
export const refusalText = (message: string, language: Language): string => {
  if (language === "en") return message
  for (const { english, before, after } of shapes) {
    const translated = languages[language].refusals[english]
    if (after === undefined) {
      if (message === english) return translated
    } else if (message.startsWith(before) && message.endsWith(after) && message.length > english.length - 2) {
      const value = message.slice(before.length, message.length - after.length)
      return translated.replace("{}", () => (after === " seconds" ? writeSeconds(value, language) : value))
    }
  }
  return message
}
