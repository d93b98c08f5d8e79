import { existsSync, readFileSync } from "node:fs"
import { judgeKit, judgePolicy, judgeProject } from "@latchkey/core/doctor"
import { readOptions, readOrigins } from "./readOptions.mjs"
import { readProject } from "./readProject.mjs"
import { UsageError } from "./UsageError.mjs"

export const doctorUsage = `latchkey doctor [MODULE] [--export NAME] [--policy HEADER|FILE] [--origin "<name>=URL"]... [--json]

Says what does not go together in this folder's project: copies and versions of packages, peers, types. With MODULE, which exports the
options of createKit, also what of them changes nothing or cannot work, and with --policy what the page's policy forbids that they need.
Ends with 1 where something is an error.`

const write = ({ level, code, message, advice, page }) =>
  `${level} ${code}\n  ${message}\n  ${advice}\n  docs: ${page}`

export const doctor = async ([file, ...more], values) => {
  if (more.length > 0) throw new UsageError(doctorUsage)
  if (values.policy !== undefined && file === undefined)
    throw new UsageError("--policy is judged by the options of a kit: say which MODULE exports them.")
  const findings = [...judgeProject(readProject(process.cwd()))]
  if (file !== undefined) {
    const options = await readOptions(file, values.export)
    findings.push(...judgeKit(options))
    if (values.policy !== undefined) {
      const header = existsSync(values.policy) ? readFileSync(values.policy, "utf8") : values.policy
      findings.push(...judgePolicy(options, header.trim(), readOrigins(values.origin)))
    }
  }
  const errors = findings.filter(({ level }) => level === "error").length
  if (values.json) console.log(JSON.stringify(findings, undefined, 2))
  else {
    for (const finding of findings) console.log(write(finding))
    console.log(
      findings.length === 0 ? "Nothing found." : `${findings.length} found, ${errors} of them errors.`
    )
  }
  if (errors > 0) process.exitCode = 1
}
