import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { plugins, root } from "../../scripts/plugins.mjs"
import type { Measurement } from "./gates.ts"

/** A figure that stands in a text, and what was measured. */
interface WrittenSize {
  readonly where: string
  readonly written: number | undefined
  readonly measured: number
}

/** A file with figures in it: which they are, and the file with those measured. */
interface SizedText {
  readonly file: string
  readonly sizes: ReadonlyArray<WrittenSize>
  readonly renew: (text: string) => string
}

/** Kilobytes that a written figure may differ by: a small change needs no new figures. */
const TOLERANCE = 0.3
/** The same where a figure says more than was measured: what an idle page fetches comes within a step on one machine, after it on another. */
const TOLERANCE_ABOVE = 1.5

const rows: ReadonlyArray<readonly [name: string, when: string, what: string]> = [
  ["load", "Page load", "the button and the declarations of the example above"],
  ["engine", "A stored session, or first use", "the engine with EVM"],
  ["open", "First opening", "the modal"]
]

const figure = (text: string | undefined) => (text === undefined ? undefined : Number(text))

const readText = (file: string) => readFileSync(path.join(root, file), "utf8")

const readme = (measuredOf: (name: string) => number): SizedText => {
  const file = "README.md"
  const text = readText(file)
  return {
    file,
    sizes: rows.map(([name, when]) => ({
      where: `${file}: ${when}`,
      written: figure(new RegExp(`^\\| ${when} +\\|.*\\| ([\\d.]+) *\\|$`, "m").exec(text)?.[1]),
      measured: measuredOf(name)
    })),
    renew: (old) =>
      rows.reduce(
        (text, [name, when, what]) =>
          text.replace(
            new RegExp(`^\\| ${when} +\\|.*$`, "m"),
            `| ${when} | ${what} | ${measuredOf(name).toFixed(1)} |`
          ),
        old
      )
  }
}

const weightOf = /"weight": "([\d.]+) with the page, ([\d.]+) /

const manifest = (name: string, folder: string, measured: readonly [number, number]): SizedText => {
  const file = `${folder}/package.json`
  const found = weightOf.exec(readText(file))
  return {
    file,
    sizes: measured.map((measured, index) => ({
      where: `${file}: weight of ${name}`,
      written: figure(found?.[index + 1]),
      measured
    })),
    renew: (text) =>
      text.replace(
        weightOf,
        `"weight": "${measured.map((size) => size.toFixed(1)).join(" with the page, ")} `
      )
  }
}

const sizedTexts = (measurements: ReadonlyArray<Measurement>): ReadonlyArray<SizedText> => {
  const found = (name: string) => measurements.find((measurement) => measurement.name === name)?.kilobytes
  const measuredOf = (name: string) => {
    const size = found(name)
    if (size === undefined) throw new RangeError(`"${name}" was not measured`)
    return size
  }
  return [
    readme(measuredOf),
    ...plugins.flatMap(({ name, folder }) => {
      const load = found(`${name} load`) ?? found(`${name} declaration`)
      const later = found(`${name} engine`) ?? found(`${name} view`)
      return load === undefined || later === undefined ? [] : [manifest(name, folder, [load, later])]
    })
  ]
}

/** The figures in README.md and in the plugins' package.json that are not what was measured. */
export const staleSizes = (measurements: ReadonlyArray<Measurement>): ReadonlyArray<string> =>
  sizedTexts(measurements)
    .flatMap(({ sizes }) => sizes)
    .filter(
      ({ written, measured }) =>
        written === undefined || measured - written > TOLERANCE || written - measured > TOLERANCE_ABOVE
    )
    .map(
      ({ where, written, measured }) =>
        `${where} says ${written ?? "nothing"}, measured ${measured.toFixed(1)}: npm run size:write`
    )

/** Writes what was measured into README.md and the plugins' package.json. */
export const writeSizes = (measurements: ReadonlyArray<Measurement>): void => {
  for (const { file, renew } of sizedTexts(measurements)) {
    writeFileSync(path.join(root, file), renew(readText(file)))
  }
}
