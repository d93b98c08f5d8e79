import { createHash } from "node:crypto"
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import path from "node:path"

const folder = path.join(import.meta.dirname, "../../../node_modules/.cache/latchkey-stack")

/** A short name for the given texts: another text, another name. */
export function hashOf(texts: readonly string[]): string {
  const hash = createHash("sha256")
  for (const text of texts) hash.update(`${text.length}:${text}`)
  return hash.digest("hex").slice(0, 24)
}

const underway = new Map<string, Promise<unknown>>()

/** Yields the cached JSON value of that name, or makes it and keeps it. Made once, even when asked for at once. */
export function cached<A>(name: string, make: () => Promise<A>): Promise<A> {
  const running = (underway.get(name) as Promise<A> | undefined) ?? readOrMake(name, make)
  underway.set(name, running)
  const forget = () => underway.delete(name)
  running.then(forget, forget)
  return running
}

async function readOrMake<A>(name: string, make: () => Promise<A>): Promise<A> {
  const file = path.join(folder, `${name}.json`)
  try {
    return JSON.parse(readFileSync(file, "utf8")) as A
  } catch {
    const made = await make()
    mkdirSync(folder, { recursive: true })
    writeWhole(file, JSON.stringify(made))
    return made
  }
}

/** Writes a file so that nobody ever reads half of it. */
export function writeWhole(file: string, text: string): void {
  const draft = `${file}.${process.pid}.${performance.now()}`
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(draft, text)
  renameSync(draft, file)
}
