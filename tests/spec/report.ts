import { cannotOccur, clauses, namedTests, standingOf, type Clause, type Standing } from "./coverage.ts"

const tests = namedTests()
const rows = cannotOccur()
const standings = new Map(clauses.map((clause) => [clause, standingOf(clause, tests, rows)]))

const show = (heading: string, state: Standing["state"]) => {
  console.log(`\n${heading}\n`)
  for (const [{ id, text }, standing] of standings) {
    if (standing.state !== state) continue
    console.log(`${id}  ${text}`)
    if (standing.missing.length > 0) console.log(`    not proven: ${standing.missing.join(", ")}`)
    if (standing.impossible.length > 0)
      console.log(`    cannot occur (docs/architecture.md): ${standing.impossible.join(", ")}`)
    for (const { file, title, claims } of tests)
      if (claims.some((claim) => claim.id === id)) console.log(`    ${file}: ${title}`)
  }
}

show("Proven", "whole")
show("Proven in part", "in part")
show("Without a test", "without a test")

/** Of so many clauses, and of so many things to prove: an item each, or the clause where it lists none. */
const count = (list: ReadonlyArray<Clause>) => {
  const of = (state: Standing["state"]) =>
    list.filter((clause) => standings.get(clause)!.state === state).length
  const things = list.map((clause) => {
    const { state, missing, impossible } = standings.get(clause)!
    const all = Math.max(clause.items.length, 1)
    const open = clause.items.length > 0 ? missing.length : Number(state !== "whole")
    return { all, impossible: impossible.length, proven: all - open - impossible.length }
  })
  const sum = (key: "all" | "impossible" | "proven") => things.reduce((total, each) => total + each[key], 0)
  return `${of("whole")} whole and ${of("in part")} in part, of ${list.length}; items: ${sum("proven")} proven and ${sum("impossible")} that cannot occur, of ${sum("all")}`
}

const groupOf = ({ id }: Clause) => id.split(".")[0]!.replace(/^T\d+$/, "T")
console.log()
for (const [group, list] of Object.entries(Object.groupBy(clauses, groupOf))) {
  console.log(`${group.padEnd(4)}${count(list!)}`)
}
console.log(`\nclauses and threats with a test: ${count(clauses)}`)
