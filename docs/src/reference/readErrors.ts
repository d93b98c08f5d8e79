import { commentBefore, paragraphsOf } from "./docComment.ts"

/** An error class, as its source says it. */
export interface ErrorEntry {
  readonly file: string
  readonly name: string
  readonly code: string
  /** When it happens. */
  readonly meaning: string
  /** Its `advice`; values that are filled in stand in angle brackets. */
  readonly advice: string
}

const declaration = /export class (\w+)\s+extends \/\* @__PURE__ \*\/ defineError\(\s*"(\w+)Error",/g

const closers: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}", "`": "`", '"': '"' }

/** What stands between the commas inside of the bracket that opens at `start`, as source text. */
const itemsAt = (text: string, start: number, end: string): ReadonlyArray<string> => {
  const found: Array<string> = []
  const open = [end]
  let begin = start + 1
  for (let at = begin; at < text.length; at++) {
    const character = text[at]!
    const closer = open.at(-1)
    const inText = closer === '"' || closer === "`"
    if (inText && character === "\\") at++
    else if (character === closer) {
      open.pop()
      if (open.length === 0) {
        const last = text.slice(begin, at).trim()
        return last === "" ? found : [...found, last]
      }
    } else if (closer === "`" && character === "$" && text[at + 1] === "{") {
      open.push("}")
      at++
    } else if (!inText && closers[character] !== undefined) open.push(closers[character])
    else if (character === "," && open.length === 1) {
      found.push(text.slice(begin, at).trim())
      begin = at + 1
    }
  }
  return found
}

const valueOf = (items: ReadonlyArray<string>, key: string): string | undefined =>
  items.find((item) => item.startsWith(`${key}:`))?.slice(key.length + 1)

const choice = /^[^?]*\?\s*("(?:[^"\\]|\\.)*"|`[^`]*`)\s*:\s*("(?:[^"\\]|\\.)*"|`[^`]*`)$/

/**
 * A text as the source has it, or as a function of the details makes it: values are replaced by their names, and both texts
 * of a choice are given.
 */
const literal = (given: string): string | undefined => {
  const source = given.replace(/^\s*\([^()]*\)\s*=>/, "").trim()
  const [, first, second] = choice.exec(source) ?? []
  if (first !== undefined && second !== undefined) return `${literal(first)} / ${literal(second)}`
  if (/^[a-z]\w*$/.test(source)) return `<${source}>`
  if (/^"(?:[^"\\]|\\.)*"$/.test(source)) return JSON.parse(source) as string
  const template = /^`([^]*)`$/.exec(source)?.[1]
  return template?.replace(/\$\{(?:String\()?([\w.]+)\)?\}/g, "<$1>")
}

/**
 * Every error class in the sources, in the order of their codes.
 *
 * Fails: throws when a class lacks a comment or an advice that can be read, when two share a code, and when a class is
 * not declared as the others are, so that the table never lacks one.
 */
export const readErrors = (sources: ReadonlyMap<string, string>): ReadonlyArray<ErrorEntry> => {
  const entries = [...sources].flatMap(([file, text]) => {
    const found = [...text.matchAll(declaration)].map((match): ErrorEntry => {
      const [whole, name = "", stem = ""] = match
      const comment = commentBefore(text, match.index)
      const start = text.indexOf("{", match.index + whole.length)
      const words = itemsAt(text, start, "}")
      const advice = literal(valueOf(words, "advice") ?? "")
      const code = literal(valueOf(words, "code") ?? `"${stem.replace(/\B[A-Z]/g, "_$&").toUpperCase()}"`)
      if (comment === undefined || advice === undefined || code === undefined || name !== `${stem}Error`) {
        throw new Error(`${name} in ${file} has no comment, no tag, no code or no advice that can be read.`)
      }
      return { file, name, code, meaning: paragraphsOf(comment)[0] ?? "", advice }
    })
    const declared =
      text.match(
        /^export class \w+\s+extends [^{;]*\bdefineError\(|^(?:export )?class \w.* extends KitError\b/gm
      )?.length ?? 0
    if (declared !== found.length) throw new Error(`An error class in ${file} is declared unlike the others.`)
    return found
  })
  const sorted = entries.toSorted((a, b) => (a.code < b.code ? -1 : 1))
  const twice = sorted.find(({ code }, index) => sorted[index + 1]?.code === code)
  if (twice !== undefined) throw new Error(`Two error classes have the code ${twice.code}.`)
  return sorted
}
