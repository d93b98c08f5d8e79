import { parseArgs } from "node:util"
import { startDemo } from "./demo/startDemo.ts"

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "4321" },
    "no-stack": { type: "boolean", default: false }
  }
})

if (!/^\d{1,5}$/.test(values.port)) throw new TypeError(`Not a port: ${values.port}`)

console.log("starting: the site is built first where its sources have changed")
const { url, stack, stop } = await startDemo({ port: Number(values.port), withoutStack: values["no-stack"] })

for (const { name, rpcUrl } of stack?.evm?.chains ?? []) console.log(`${name.padEnd(12)}${rpcUrl}`)
for (const part of stack?.missing ?? []) console.log(`left out    ${part.missing}: install ${part.package}`)
console.log(`playground  ${url}playground/`)
console.log(`site        ${url}`)
console.log("Ctrl+C stops it")

const end = () => void stop().then(() => process.exit(0))
process.once("SIGINT", end)
process.once("SIGTERM", end)
