/** What was asked of a server and how it went, as Prometheus reads it. */
export interface Metrics {
  readonly count: (route: string, status: number, seconds: number) => void
  readonly text: () => string
}

/** Makes the metrics of one server. */
export const makeMetrics = (): Metrics => {
  const requests = new Map<string, { count: number; seconds: number }>()
  return {
    count: (route, status, seconds) => {
      const key = `{route="${route}",status="${status}"}`
      const { count, seconds: before } = requests.get(key) ?? { count: 0, seconds: 0 }
      requests.set(key, { count: count + 1, seconds: before + seconds })
    },
    text: () =>
      [
        "# TYPE latchkey_embedded_request_seconds summary",
        ...[...requests].flatMap(([labels, { count, seconds }]) => [
          `latchkey_embedded_request_seconds_sum${labels} ${seconds.toFixed(6)}`,
          `latchkey_embedded_request_seconds_count${labels} ${count}`
        ]),
        ""
      ].join("\n")
  }
}
