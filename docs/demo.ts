import { parseArgs } from "node:util"
import { pageStack } from "./demo/pageStack.ts"
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

const say = (name: string, text: string) => console.log(`${name.padEnd(16)} ${text}`)
for (const { name, rpcUrl } of stack === undefined ? [] : pageStack(stack.state()).networks) say(name, rpcUrl)
for (const part of stack?.missing ?? []) say("left out", `${part.missing}: install ${part.package}`)
say("playground", `${url}playground/`)
say("phone", `${url}phone/`)
say("site", url)
console.log("Ctrl+C stops it")

const end = () => void stop().then(() => process.exit(0))
process.once("SIGINT", end)
process.once("SIGTERM", end)
