/** What was asked of a server and how it went, as Prometheus reads it. */
export interface Metrics {
  readonly count: (route: string, status: number, seconds: number) => void
  readonly text: (gauges: Readonly<Record<string, number>>) => string
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
    text: (gauges) =>
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
        ""
      ].join("\n")
  }
}
