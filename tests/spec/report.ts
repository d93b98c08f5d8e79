import { clauses, namedTests, type Clause } from "./coverage.ts"

const tests = namedTests()
const whole = (id: string) => tests.filter((test) => test.clauses.includes(id))
const parts = (id: string) => tests.filter((test) => test.parts.includes(id))

type State = "whole" | "in part" | "without a test"

const stateOf = ({ id }: Clause): State => {
  if (whole(id).length > 0) return "whole"
  return parts(id).length > 0 ? "in part" : "without a test"
}

const show = (heading: string, state: State) => {
  console.log(`\n${heading}\n`)
  for (const clause of clauses.filter((each) => stateOf(each) === state)) {
    console.log(`${clause.id}  ${clause.text}`)
    for (const { file, title } of [...whole(clause.id), ...parts(clause.id)])
      console.log(`    ${file}: ${title}`)
  }
}

show("Proven", "whole")
show("Proven in part", "in part")
show("Without a test", "without a test")

const count = (list: ReadonlyArray<Clause>) => {
  const of = (state: State) => list.filter((clause) => stateOf(clause) === state).length
  return `${of("whole")} whole and ${of("in part")} in part, of ${list.length}`
}

const groupOf = ({ id }: Clause) => id.split(".")[0]!.replace(/^T\d+$/, "T")
console.log()
for (const [group, list] of Object.entries(Object.groupBy(clauses, groupOf))) {
  console.log(`${group.padEnd(4)}${count(list!)}`)
}
console.log(`\nclauses and threats with a test: ${count(clauses)}`)
