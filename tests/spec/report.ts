import { clauses, namedTests } from "./coverage.ts"

const tests = namedTests()
const proofs = (id: string) => tests.filter((test) => test.clauses.includes(id))

const proven = clauses.filter(({ id }) => proofs(id).length > 0)
const open = clauses.filter(({ id }) => proofs(id).length === 0)

console.log("With a test\n")
for (const { id, text } of proven) {
  console.log(`${id}  ${text}`)
  for (const { file, title } of proofs(id)) console.log(`    ${file}: ${title}`)
}

console.log("\nWithout a test\n")
for (const { id, text } of open) console.log(`${id}  ${text}`)

const groups = [...new Set(clauses.map(({ id }) => id.split(".")[0]?.replace(/^T\d+$/, "T") ?? id))]
console.log()
for (const group of groups) {
  const own = (id: string) => (group === "T" ? id.startsWith("T") : id.startsWith(`${group}.`))
  const all = clauses.filter(({ id }) => own(id)).length
  console.log(`${group.padEnd(4)}${proven.filter(({ id }) => own(id)).length} of ${all}`)
}
console.log(`\n${proven.length} of ${clauses.length} clauses and threats have a test`)
