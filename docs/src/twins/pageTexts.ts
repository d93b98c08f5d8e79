import { getCollection } from "astro:content"

/** A page of the guide as text, for readers that are programs. */
export interface PageText {
  /** Its path without slashes at its ends. */
  readonly path: string
  readonly title: string
  readonly description: string
  /** Markdown. */
  readonly text: string
}

const samples = import.meta.glob<string>("../../samples/**/*", {
  query: "?raw",
  import: "default",
  eager: true
})
const examples = import.meta.glob<string>("../../examples/*/{src,test}/*", {
  query: "?raw",
  import: "default",
  eager: true
})

const sampleOf = (file: string) => {
  const code = samples[`../../samples/${file}`] ?? examples[`../../examples/${file}`] ?? ""
  return `\`\`\`${file.split(".").at(-1)} title="${file.split("/").at(-1)}"\n${code.trimEnd()}\n\`\`\``
}

/** What components draw is left out, but for the samples, which stand in the text. */
const toMarkdown = (body: string) =>
  body
    .replace(/^\s*(?:import .*\n)+/, "")
    .replaceAll(/<Sample\s+file="([^"]+)"[^>]*\/>/g, (_, file: string) => sampleOf(file))
    .replaceAll(/<[A-Z]\w*\b[^]*?\/>/g, "")
    .replaceAll(/\{\/\*[^]*?\*\/\}\n?/g, "")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim()

interface Entry {
  readonly id: string
  readonly body?: string
  readonly data: { readonly title: string; readonly description?: string }
}

/** Every page of the guide, in the order of its paths. */
export const pageTexts = async (): Promise<ReadonlyArray<PageText>> => {
  const entries: ReadonlyArray<Entry> = await getCollection("docs")
  return entries
    .map(({ id, body = "", data: { title, description = "" } }) => ({
      path: id,
      title,
      description,
      text: `# ${title}\n\n${description}\n\n${toMarkdown(body)}\n`
    }))
    .toSorted((one, other) => one.path.localeCompare(other.path))
}
