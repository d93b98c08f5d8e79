/** Something that the doctor looked at, and what it found. */
export interface Finding {
  /** `error` for what does not work or is not safe, `warning` for what works and costs something. */
  readonly level: "ok" | "warning" | "error"
  readonly about: "origin" | "proxy" | "secret" | "database" | "chain" | "clock"
  readonly message: string
}
