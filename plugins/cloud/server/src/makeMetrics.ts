/** What was asked of a server and how it went, as Prometheus reads it. */
export interface Metrics {
  readonly count: (route: string, status: number, seconds: number) => void
  /** `labelled` are gauges whose names have labels: `chain_block{chain="eip155:1"}`. */
  readonly text: (
    gauges: Readonly<Record<string, number>>,
    labelled?: Readonly<Record<string, number>>
  ) => string
}

/** Makes the metrics of one server. */
export const makeMetrics = (): Metrics => {
  const requests = new Map<string, number>()
  const times = new Map<string, { sum: number; count: number }>()
  return {
    count: (route, status, seconds) => {
      const key = `{route="${route}",status="${status}"}`
      requests.set(key, (requests.get(key) ?? 0) + 1)
      const { sum, count } = times.get(route) ?? { sum: 0, count: 0 }
      times.set(route, { sum: sum + seconds, count: count + 1 })
    },
    text: (gauges, labelled = {}) =>
      [
        "# TYPE latchkey_cloud_requests_total counter",
        ...[...requests].map(([labels, count]) => `latchkey_cloud_requests_total${labels} ${count}`),
        "# TYPE latchkey_cloud_request_seconds summary",
        ...[...times].flatMap(([route, { sum, count }]) => [
          `latchkey_cloud_request_seconds_sum{route="${route}"} ${sum.toFixed(6)}`,
          `latchkey_cloud_request_seconds_count{route="${route}"} ${count}`
        ]),
        ...Object.entries(gauges).flatMap(([name, value]) => [
          `# TYPE latchkey_cloud_${name} gauge`,
          `latchkey_cloud_${name} ${value}`
        ]),
        // Those of one name stand together, under one line that says what they are.
        ...[...new Set(Object.keys(labelled).map((name) => name.split("{")[0]!))].flatMap((name) => [
          `# TYPE latchkey_cloud_${name} gauge`,
          ...Object.entries(labelled)
            .filter(([labelledName]) => labelledName.startsWith(`${name}{`))
            .map(([labelledName, value]) => `latchkey_cloud_${labelledName} ${value}`)
        ]),
        ""
      ].join("\n")
  }
}
