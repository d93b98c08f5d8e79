import readme from "../../../README.md?raw"

const rows = { load: "Page load", engine: "A stored session, or first use", open: "First opening" }

/** The weights that README has, gzip kilobytes as it writes them. Fails: throws where a row is gone. */
export const measuredKilobytes = (): Readonly<Record<keyof typeof rows, string>> => {
  const read = (row: string) => {
    const figure = new RegExp(`^\\| ${row} +\\|.*\\| ([\\d.]+) *\\|$`, "m").exec(readme)?.[1]
    if (figure === undefined) throw new Error(`README.md has no weight for "${row}".`)
    return figure
  }
  return { load: read(rows.load), engine: read(rows.engine), open: read(rows.open) }
}
