import { cases } from "./contract.ts"

let failed = 0
for (const { name, run } of cases) {
  try {
    await run()
    console.log(`ok      ${name}`)
  } catch (error) {
    failed++
    console.log(`FAILED  ${name}\n        ${String(error)}`)
  }
}
console.log(`${cases.length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
