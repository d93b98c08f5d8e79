import { DevtoolsReportUnreadableError } from "../errors.ts"
import type { Plain, PlainObject } from "../record/Plain.ts"
import { textOf } from "../record/textOf.ts"
import { reportVersion, type DevtoolsReport } from "./DevtoolsReport.ts"

const refuse = (problem: string): never => {
  throw new DevtoolsReportUnreadableError({ problem })
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const isTexts = (value: unknown): value is ReadonlyArray<string> =>
  Array.isArray(value) && value.every((item) => typeof item === "string")

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    // What is no JSON is no report: that is the answer.
    return refuse("it is no JSON")
  }
}

const lists = ["plugins", "views", "actions", "events", "requests", "wallets"] as const

/**
 * Reads a report out of the text of its file. Fails: throws `DevtoolsReportUnreadableError` for what is no report, for one of another
 * version, and for one whose parts are missing or of another form.
 */
export const readReport = (text: string): DevtoolsReport => {
  const report = parse(text)
  if (!isObject(report) || report["format"] !== "latchkey-report")
    return refuse("it is no report of this panel")
  if (report["version"] !== reportVersion)
    return refuse(`its version is ${String(report["version"])}, and ${reportVersion} is read`)
  for (const name of lists) {
    const list = report[name]
    if (!Array.isArray(list) || !list.every(isObject)) refuse(`${name} is no list of objects`)
  }
  if (!isTexts(report["kept"]) || !isTexts(report["duplicates"]))
    refuse("kept or duplicates is no list of texts")
  if (!isObject(report["found"]) || !isObject(report["page"])) refuse("found or page is missing")
  const { states } = report
  if (!Array.isArray(states) || states.length === 0) return refuse("it has no states")
  states.forEach((state: unknown, index) => {
    const isState =
      isObject(state) &&
      typeof state["at"] === "number" &&
      isObject(state["slices"]) &&
      isTexts(state["gone"]) &&
      Array.isArray(state["during"])
    if (!isState) refuse(`state ${index} has another form`)
  })
  return report as unknown as DevtoolsReport
}

/** A value of a report as it was, but for what JSON cannot hold and nobody draws: functions, and what is no plain object. */
export const revive = (value: Plain): unknown => {
  if (Array.isArray(value)) return value.map((item: Plain) => revive(item))
  if (typeof value !== "object" || value === null) return value
  const object = value as PlainObject
  const mark = object["~"]
  if (mark === undefined) {
    return Object.fromEntries(
      Object.entries(object)
        .filter(([key]) => key !== "__proto__")
        .map(([key, item]) => [key === "~~" ? "~" : key, revive(item)])
    )
  }
  if (mark === "bigint") return /^-?\d+$/.test(textOf(object["value"])) ? BigInt(textOf(object["value"])) : 0n
  if (mark === "number") return Number(object["value"])
  if (mark === "date") return new Date(Number(object["value"]))
  if (mark === "set") return new Set(revive(object["values"] ?? []) as ReadonlyArray<unknown>)
  if (mark === "map") return new Map(revive(object["entries"] ?? []) as ReadonlyArray<[unknown, unknown]>)
  if (mark === "error") return Object.assign(new Error(textOf(object["message"])), { code: object["code"] })
  return undefined
}
