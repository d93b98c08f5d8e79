import { createHash } from "node:crypto"
import { describe, expect, it, vi } from "vitest"
import { solvePuzzle } from "../../frame/work/solvePuzzle.ts"
import { Refusal } from "../Refusal.ts"
import { makeSecrets } from "../secrets.ts"
import type { Visitor } from "../sign-in/Visitor.ts"
import { makePressure } from "./makePressure.ts"
import { makeToll } from "./makeToll.ts"
import { workText, zeroBits } from "./zeroBits.ts"

const MINUTE = 60_000
const start = Date.UTC(2026, 0, 1)
const secrets = makeSecrets([new Uint8Array(32).fill(1)])
const stranger = (client: string, work?: string, device = "device"): Visitor => ({
  device,
  label: "Firefox",
  language: "en",
  client,
  work
})

/** The puzzle that a visitor is given; undefined where it is let through. */
const puzzleOf = (pay: () => void): string | undefined => {
  try {
    pay()
    return undefined
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal)
    expect(error).toMatchObject({ status: 428, code: "work", retryAfter: 60 })
    return (error as Refusal).more["puzzle"]!
  }
}
const bitsOf = (puzzle: string | undefined) => Number(puzzle?.slice(0, 2))

describe("how hard strangers press", () => {
  it("is told by the client, by its range and by all of them, whichever is the most", () => {
    const pressure = makePressure(150)
    expect(pressure("198.51.100.1", start)).toBeCloseTo(1 / 10)
    for (let other = 2; other <= 30; other++) pressure(`198.51.100.${other}`, start)
    expect(pressure("198.51.100.40", start)).toBeCloseTo(31 / 30)
    expect(pressure("2001:db8:1:2::/64", start)).toBeCloseTo(32 / 150)
    for (let other = 0; other < 30; other++) pressure(`2001:db8:1:${other + 3}::/64`, start)
    expect(pressure("2001:db8:1:ff::/64", start)).toBeCloseTo(32 / 30)
    expect(pressure("unknown", start)).toBeCloseTo(64 / 150)
  })

  it("fades within two minutes, and not at the full minute alone", () => {
    const pressure = makePressure(15)
    for (let time = 0; time < 60; time++) pressure("198.51.100.1", start)
    expect(pressure("198.51.100.1", start + MINUTE)).toBeCloseTo(61)
    expect(pressure("198.51.100.1", start + 1.5 * MINUTE)).toBeCloseTo(2 + 30)
    expect(pressure("198.51.100.1", start + 3.5 * MINUTE)).toBeCloseTo(1)
  })

  it("remembers no more clients than that takes little of, and all of them together still", () => {
    const pressure = makePressure(1_000)
    for (let client = 0; client < 20_000; client++) pressure(`client ${client}`, start)
    expect(pressure("client 0", start)).toBeCloseTo(20_001 / 1_000)
  })
})

describe("what strangers pay", () => {
  const pressed = () => {
    const toll = makeToll(secrets, 15, [4, 8])
    toll.pay("other", stranger("a"), start)
    return toll
  }
  const solved = async (toll: ReturnType<typeof makeToll>, what = "mail ada", client = "a") =>
    solvePuzzle(puzzleOf(() => toll.pay(what, stranger(client), start)))

  it("is nothing while no more ask than the server bears, and more the harder they press", () => {
    const toll = makeToll(secrets, 15, [4, 8])
    expect(puzzleOf(() => toll.pay("mail ada", stranger("a"), start))).toBeUndefined()
    expect(bitsOf(puzzleOf(() => toll.pay("mail ada", stranger("a"), start)))).toBe(5)
    for (let time = 0; time < 30; time++) puzzleOf(() => toll.pay("mail ada", stranger("a"), start))
    expect(bitsOf(puzzleOf(() => toll.pay("mail ada", stranger("a"), start)))).toBe(8)
    for (let time = 0; time < 1_000; time++) puzzleOf(() => toll.pay("mail ada", stranger("a"), start))
    expect(bitsOf(puzzleOf(() => toll.pay("mail ada", stranger("a"), start)))).toBe(8)
    // Of another range, while all together are too many.
    expect(bitsOf(puzzleOf(() => toll.pay("mail ada", stranger("b"), start)))).toBe(8)
    expect(puzzleOf(() => toll.pay("mail ada", stranger("b"), start + 3 * MINUTE))).toBeUndefined()
  })

  it("is a work for one thing, once, of the device that was asked, in two minutes", async () => {
    const toll = pressed()
    const work = await solved(toll)
    expect(work).toBeDefined()
    const asked = (what: string, visitor: Visitor, at = start) =>
      puzzleOf(() => toll.pay(what, visitor, at)) !== undefined
    expect(asked("mail bob", stranger("a", work))).toBe(true)
    expect(asked("mail ada", stranger("a", work, "another"))).toBe(true)
    expect(asked("mail ada", stranger("a", work))).toBe(false)
    expect(asked("mail ada", stranger("a", work))).toBe(true)
    const late = await solved(toll)
    for (let time = 0; time < 200; time++) asked("mail ada", stranger("a"), start + MINUTE)
    expect(asked("mail ada", stranger("a", late), start + 2 * MINUTE)).toBe(true)
  })

  it("is taken by another server of the same secret, also while the secret is rotated, and by none of another", async () => {
    const work = await solved(pressed())
    const taken = (other: ReturnType<typeof makeSecrets>) => {
      const toll = makeToll(other, 15, [4, 8])
      toll.pay("other", stranger("a"), start)
      return puzzleOf(() => toll.pay("mail ada", stranger("a", work), start)) === undefined
    }
    const [old, next] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)]
    expect([taken(secrets), taken(makeSecrets([next, old])), taken(makeSecrets([next]))]).toEqual([
      true,
      true,
      false
    ])
  })

  it("is not paid by what was made easier, by a wrong number, or by anything else", async () => {
    const toll = pressed()
    const work = (await solved(toll))!
    const [bits, nonce, until, seal, answer] = work.split(".") as [string, string, string, string, string]
    let wrong = 0
    while (zeroBits(createHash("sha256").update(workText(seal, wrong)).digest()) >= Number(bits)) wrong++
    const forged = [
      ["01", nonce, until, seal, answer],
      [bits, nonce, String(Number(until) + 1), seal, answer],
      [bits, nonce, until, seal, String(wrong)],
      [bits, nonce, until, "A".repeat(43), answer],
      [bits, nonce, until, seal],
      [bits, nonce, until, seal, answer, "0"],
      [bits, nonce, until, seal, "-1"],
      ["", "", "", "", ""]
    ].map((parts) => parts.join("."))
    for (const one of forged)
      expect(puzzleOf(() => toll.pay("mail ada", stranger("a", one), start))).toBeDefined()
    expect(puzzleOf(() => toll.pay("mail ada", stranger("a", work), start))).toBeUndefined()
  })
})

describe("the work", () => {
  it("counts the zero bits that a hash begins with", () => {
    const hash = (...bytes: ReadonlyArray<number>) => zeroBits(Uint8Array.from(bytes))
    expect([hash(255), hash(127), hash(1, 0), hash(0, 64), hash(0, 0, 1)]).toEqual([0, 1, 7, 9, 23])
    expect(hash(0, 0)).toBe(16)
  })

  // Its first answer is known: it lies far beyond one slice.
  const seal = "M".repeat(43)
  const puzzle = `14.${"A".repeat(43)}.1.${seal}`

  it("finds the first number, and lets what else waits have its turn meanwhile", async () => {
    const clock = vi.spyOn(performance, "now")
    let now = 0
    clock.mockImplementation(() => now++)
    const turns = { count: 0, isOver: false }
    const turn = () => {
      turns.count++
      if (!turns.isOver) setImmediate(turn)
    }
    setImmediate(turn)
    try {
      expect(await solvePuzzle(puzzle)).toBe(`${puzzle}.43910`)
      expect(zeroBits(createHash("sha256").update(workText(seal, 43910)).digest())).toBeGreaterThanOrEqual(14)
      expect(turns.count).toBeGreaterThan(10)
    } finally {
      turns.isOver = true
      clock.mockRestore()
    }
  })

  it("is not begun for what is no puzzle, or would take minutes", async () => {
    const nonce = "A".repeat(43)
    for (const odd of [undefined, 7, "", `25.${nonce}.1.${seal}`, `8.${nonce}.1.${seal}`, `20.${nonce}.1.`])
      expect(await solvePuzzle(odd)).toBeUndefined()
  })
})
