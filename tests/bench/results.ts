import { measures, targets, type MeasureName, type Measure, type Samples, type Speed } from "./measures.ts"

const speeds = ["plain", "slowed"] as const

/** A measure over all rounds. */
export interface Result {
  readonly name: MeasureName
  readonly label: string
  readonly median: Partial<Record<Speed, number>>
  readonly samples: Readonly<Record<Speed, ReadonlyArray<number>>>
}

/** Collects what the visits measured. */
export interface Results {
  readonly add: (speed: Speed, samples: Samples) => void
  readonly all: () => ReadonlyArray<Result>
}

export const makeResults = (): Results => {
  const names = Object.keys(measures) as ReadonlyArray<MeasureName>
  const collected = new Map(
    names.map((name) => [name, { plain: [] as Array<number>, slowed: [] as Array<number> }])
  )
  return {
    add: (speed, samples) => {
      for (const name of names) {
        const sample = samples[name]
        if (sample !== undefined) collected.get(name)?.[speed].push(sample)
      }
    },
    all: () =>
      names.map((name) => {
        const samples = collected.get(name) ?? { plain: [], slowed: [] }
        const taken = speeds.flatMap((speed) =>
          samples[speed].length > 0 ? [[speed, median(samples[speed])]] : []
        )
        return { name, label: measures[name].label, median: Object.fromEntries(taken), samples }
      })
  }
}

const median = (samples: ReadonlyArray<number>): number => {
  const sorted = samples.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** The results as a table: what is, what must be, what is wanted. */
export const toTable = (results: ReadonlyArray<Result>): string => {
  const rows = results.map(({ name, label, median }) => {
    const { digits = 0 }: Measure = measures[name]
    const target = targets[name]
    const write = (numbers: Partial<Record<Speed, number>> = {}) => {
      const written = speeds.flatMap((speed) => numbers[speed]?.toFixed(digits) ?? [])
      return written.length === 0 ? "–" : written.join(" / ")
    }
    return [label, write(median), write(target?.must), write(target?.wants), verdict(name, median)]
  })
  const head = ["plain / 4x slower, medians", "now", "must", "wants", ""]
  return [head, ...rows]
    .map(([label = "", ...columns]) =>
      [label.padEnd(42), ...columns.map((text) => text.padStart(12))].join("  ")
    )
    .join("\n")
}

const verdict = (name: MeasureName, median: Partial<Record<Speed, number>>): string => {
  const target = targets[name]
  if (target === undefined) return ""
  const { more = false }: Measure = measures[name]
  const within = (numbers: Partial<Record<Speed, number>>) =>
    speeds.every((speed) => {
      const [now, bound] = [median[speed], numbers[speed]]
      return now === undefined || bound === undefined || (more ? now >= bound : now <= bound)
    })
  return within(target.wants) ? "as wanted" : within(target.must) ? "as it must" : "too slow"
}
