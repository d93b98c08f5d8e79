/** A documentation comment as plain text, a paragraph an entry; tags and links are resolved to their words. */
export const paragraphsOf = (comment: string): ReadonlyArray<string> =>
  comment
    .replace(/^\s*\/\*\*|\*\/\s*$/g, "")
    .split("\n")
    .map((line) => line.replace(/^\s*\*? ?/, "").trimEnd())
    .join("\n")
    .replace(/\{@link ([\w.]+)\}/g, "`$1`")
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, " ").trim())
    .filter((paragraph) => paragraph !== "")

/** The comment that ends right before `index`, or undefined. */
export const commentBefore = (text: string, index: number): string | undefined =>
  /\/\*\*(?:(?!\*\/)[^])*\*\/\s*(?:\/\/[^\n]*\n\s*)*$/.exec(text.slice(0, index))?.[0]
