/** A time or a size on a plain machine and on one that is four times slower. */
export interface Pair {
  readonly plain: number
  readonly slow: number
}

/** What is measured, and what it has to be: milliseconds, but for the heap in MB. */
export interface Target {
  readonly metric: string
  readonly must: Partial<Pair>
  readonly wants: Partial<Pair>
}

/** The targets, each as plain / four times slower. The heap counts the whole page, React in it. */
export const targets = {
  buttonVisible: {
    metric: "button visible",
    must: { plain: 150, slow: 450 },
    wants: { plain: 120, slow: 380 }
  },
  firstOpen: {
    metric: "first open, row seen",
    must: { plain: 40, slow: 120 },
    wants: { plain: 25, slow: 80 }
  },
  secondOpen: {
    metric: "second open, row seen",
    must: { plain: 20, slow: 45 },
    wants: { plain: 10, slow: 30 }
  },
  connect: {
    metric: "wallet click to connected",
    must: { plain: 12, slow: 45 },
    wants: { plain: 8, slow: 32 }
  },
  reconnect: {
    metric: "reload to reconnected",
    must: { plain: 90, slow: 350 },
    wants: { plain: 50, slow: 200 }
  },
  blocking: { metric: "blocking time at load", must: { slow: 90 }, wants: { slow: 65 } },
  heap: { metric: "heap after open, MB", must: { plain: 3 }, wants: { plain: 2.2 } }
} as const satisfies Record<string, Target>

/** What is measured. */
export type Metric = keyof typeof targets

/** One run's figures; a metric that a page has not is absent. */
export type Figures = Partial<Record<Metric, number>>
