import { commentBefore, paragraphsOf } from "./docComment.ts"

/** A hook, as its source says it. */
export interface Hook {
  readonly name: string
  readonly about: string
}

/**
 * The hooks that an entry exports. Fails: throws when one of them has no comment.
 */
export const readHooks = (entry: string, sources: ReadonlyMap<string, string>): ReadonlyArray<Hook> => {
  const names = [...new Set(entry.match(/\buse[A-Z]\w*(?=[\s,}])/g))].toSorted()
  return names.map((name) => {
    for (const text of sources.values()) {
      const at = text.search(new RegExp(`^export const ${name}\\b`, "m"))
      const about = at < 0 ? undefined : paragraphsOf(commentBefore(text, at) ?? "")[0]
      if (about !== undefined) return { name, about: about.replace(/:$/, ".") }
    }
    throw new Error(`The hook ${name} has no comment.`)
  })
}
