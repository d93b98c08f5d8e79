import { rmSync } from "node:fs"
import path from "node:path"
import { parseArgs } from "node:util"
import { writeWhole } from "./process/cache.ts"
import type { PartName } from "./Stack.ts"
import { partNames, startStack } from "./startStack.ts"

const { values } = parseArgs({
  options: {
    check: { type: "boolean", default: false },
    state: { type: "string", default: path.join(import.meta.dirname, "../.cache/stack.json") },
    parts: { type: "string" },
    port: { type: "string" },
    "block-time": { type: "string" }
  }
})

const whole = (text: string) => {
  if (!/^\d+$/.test(text)) throw new TypeError(`Not a whole number: ${text}`)
  return Number(text)
}

const partsNamed = (list: string): readonly PartName[] =>
  list.split(",").map((name) => {
    const part = partNames.find((known) => known === name)
    if (part === undefined) throw new TypeError(`No part "${name}": there are ${partNames.join(", ")}`)
    return part
  })

const stack = await startStack({
  parts: values.parts === undefined ? partNames : partsNamed(values.parts),
  ...(values.port !== undefined && { port: whole(values.port) }),
  ...(values["block-time"] !== undefined && { blockTime: whole(values["block-time"]) })
})

for (const { missing, package: name } of stack.missing) {
  console.log(`left out  ${missing}: install ${name}`)
}
const health = await stack.health()
for (const { name, url, healthy, detail } of health) {
  console.log(`${healthy ? "ready   " : "BROKEN  "}  ${name.padEnd(24)} ${url}  ${detail}`)
}
console.log(`started in ${stack.startTime.toFixed(0)} ms`)

if (values.check) {
  await stack.stop()
  process.exitCode = health.every((server) => server.healthy) ? 0 : 1
} else {
  writeWhole(values.state, JSON.stringify(stack.state(), undefined, 2))
  console.log(`state in ${path.relative(process.cwd(), values.state)}; Ctrl+C stops it`)
  process.once("exit", () => rmSync(values.state, { force: true }))
  const end = () => void stack.stop().then(() => process.exit(0))
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, end)
}
