import {
  defineSlice,
  defineSlot,
  fillSlot,
  journeyRules,
  type JourneyRule,
  type SetupHost
} from "@latchkey/core"
import { describe, expect, it } from "vitest"
import {
  Component,
  exampleFeatureSubject,
  type FeatureParts,
  type Greetings
} from "../../../support/exampleFeature.ts"
import { runCase } from "../../../support/runCase.ts"
import { featurePluginContract } from "./featurePluginContract.ts"
import type { FeatureSubject } from "./FeatureSubject.ts"
import { pluginContract } from "./pluginContract.ts"

const clause = (text: string, parts: FeatureParts, change: Partial<FeatureSubject> = {}) =>
  runCase(featurePluginContract({ ...exampleFeatureSubject(parts), ...change }), text)

const views = defineSlot<object>("views")
const accountActions = defineSlot<object>("accountActions")
const filled = (...fills: ReadonlyArray<ReturnType<typeof fillSlot>>): FeatureParts => ({ plugin: { fills } })
const view = (id: string, module: unknown = { default: Component }) =>
  fillSlot(views, { id, load: async () => module })

describe("the contract for features", () => {
  it.each(featurePluginContract(exampleFeatureSubject()))("is kept by the example: $name", ({ run }) => run())

  it("has the clauses of every plugin", () => {
    const names = featurePluginContract(exampleFeatureSubject()).map(({ name }) => name)
    const every = pluginContract(exampleFeatureSubject()).filter(({ leftOut }) => leftOut === undefined)
    for (const { name } of every) expect(names).toContain(name)
    expect(new Set(names).size).toBe(names.length)
  })

  it("catches state that is there before anybody used the feature", async () => {
    const parts: FeatureParts = {
      plugin: { when: "engine" },
      setup: (host) => host.state.set(() => ({ sent: ["unasked"] }))
    }
    await expect(clause("in a slice under its id", parts)).rejects.toThrow("its state before it is used")
  })

  it("catches state that is changed in its place, which no reader is told of", async () => {
    const parts: FeatureParts = {
      greet: (host) => void (host.state.get().sent as Array<string>).push("in place")
    }
    await expect(clause("never changes a value", parts)).rejects.toThrow("a value of its state, later")
  })

  it("catches state that outlives its kit", async () => {
    const slice = defineSlice<Greetings>("greeting", { sent: [] })
    const parts: FeatureParts = {
      plugin: { slice },
      greet: (host) =>
        host.state.set((before) => Object.assign(slice.initial, { sent: [...before.sent, "kept"] }))
    }
    await expect(clause("in a slice under its id", parts)).rejects.toThrow("its state on the server")
  })

  it("catches state that a kit shares with the next by its module", async () => {
    let kept: Greetings = { sent: [] }
    const parts: FeatureParts = {
      plugin: { when: "engine" },
      setup: (host) => host.state.set(() => kept),
      greet: () => void (kept = { sent: ["kept"] })
    }
    await expect(clause("never changes a value", parts)).rejects.toThrow("its state in another kit")
  })

  it("catches state that kits share while they are both there", async () => {
    const sent: Array<string> = []
    const together: FeatureParts = {
      greet: (host) => {
        sent.push("again")
        host.state.set(() => ({ sent: [...sent] }))
      }
    }
    await expect(clause("shares nothing between two kits", together)).rejects.toThrow(
      "how much is in its state after one use in another kit"
    )
    const hosts: Array<SetupHost<Greetings>> = []
    const telling: FeatureParts = {
      setup: (host) => void hosts.push(host),
      greet: () => {
        for (const host of hosts) host.state.set((before) => ({ ...before }))
      }
    }
    await expect(clause("shares nothing between two kits", telling)).rejects.toThrow(
      "using it in one kit changed its state in the other"
    )
  })

  it.each([
    ["always", () => true],
    ["without a condition", undefined]
  ])("catches a journey that locks the visitor in %s", async (_, when) => {
    const rule: JourneyRule = {
      id: "greeting/stay",
      on: "connected",
      before: "close",
      show: "greeting/Greet",
      blocking: true,
      ...(when && { when })
    }
    const parts = filled(fillSlot(journeyRules, rule), view("greeting/Greet"))
    await expect(clause("lets the visitor out", parts)).rejects.toThrow("greeting/stay blocks closing")
  })

  it("lets a journey block while it is to be waited for", async () => {
    const rule: JourneyRule = {
      id: "greeting/stay",
      on: "connected",
      before: "close",
      show: "greeting/Greet",
      blocking: true,
      when: (state) => state.account["test"]?.status === "connected"
    }
    await clause("lets the visitor out", filled(fillSlot(journeyRules, rule), view("greeting/Greet")))
  })

  it("catches a feature that acts after a refusal, or calls it a success or a fault", async () => {
    const acting = (then: (host: SetupHost<Greetings>) => unknown): FeatureParts => ({
      greet: (host) =>
        host.signMessage({ message: "Hello", namespace: "test" }).catch((error: unknown) => {
          void then(host)
          throw error
        })
    })
    const named = "acts no more once the visitor declined"
    await clause(
      named,
      acting(() => {})
    )
    const writing = acting((host) =>
      host.json({ url: "https://greetings.test/send", body: {}, kind: "write" }).catch(() => {})
    )
    await expect(clause(named, writing)).rejects.toThrow("asked for after that")
    const hosts: Array<SetupHost<Greetings>> = []
    const hiding: FeatureParts = {
      setup: (host) => void hosts.push(host),
      api: {
        greet: () =>
          hosts
            .at(-1)!
            .signMessage({ message: "Hello", namespace: "test" })
            .catch(() => "Hello")
      }
    }
    await expect(clause(named, hiding)).rejects.toThrow("ends as if all were well")
    const wrong: FeatureParts = {
      greet: async (host) => {
        await host.signMessage({ message: "Hello", namespace: "test" }).catch(() => {})
        throw new Error("It failed.")
      }
    }
    await expect(clause(named, wrong)).rejects.toThrow("does not say that the visitor declined")
  })

  it("catches a view that throws when it is drawn", async () => {
    const draw = ({ component }: { readonly component: unknown }) => (component as () => unknown)()
    const throwing = view("greeting/Greet", {
      default: () => {
        throw new RangeError("no moon")
      }
    })
    await clause("draws each of its views", filled(view("greeting/Greet")), { draw })
    await expect(clause("draws each of its views", filled(throwing), { draw })).rejects.toThrow(
      "greeting/Greet of views, before it was used, throws when it is drawn: RangeError: no moon"
    )
  })

  it("catches a tab that is offered where the feature cannot work", async () => {
    const tab = fillSlot(defineSlot<object>("accountTabs"), {
      id: "greeting",
      title: { en: "Greetings" },
      load: async () => ({ default: Component })
    })
    await expect(clause("is not offered where", filled(tab))).rejects.toThrow("offered there")
  })

  it("counts the rows that a subject leaves out, and says what they would need", () => {
    const { without: _, provides: __, ...subject } = exampleFeatureSubject()
    const cases = featurePluginContract(subject)
    expect(cases.at(-1)!.name).toMatch(
      /^left out 3 of \d+: where a namespace lacks what it needs \(say `without`/
    )
    expect(cases.at(-1)!.leftOut!.length).toBe(3)
  })

  it("catches an action that is declared and that nothing does", async () => {
    const parts: FeatureParts = { plugin: { actions: ["greet", "wave"] } }
    await expect(clause("each action that it declares", parts)).rejects.toThrow("wave is declared")
  })

  it("catches a feature that works before it is called", async () => {
    const parts: FeatureParts = { plugin: { when: "demand", hosts: [] } }
    await expect(clause("asks nobody before", parts)).rejects.toThrow("https://greetings.test/send")
    const eager: FeatureParts = {
      plugin: { when: "engine" },
      setup: (host) => void host.json({ url: "https://greetings.test/start", kind: "read" }).catch(() => {})
    }
    await expect(clause("asks nobody before", eager)).rejects.toThrow("asked for before it was used")
  })

  it("catches a call of a host that it does not declare", async () => {
    const parts: FeatureParts = {
      greet: (host) => host.json({ url: "https://elsewhere.test/", kind: "write", body: {} }).catch(() => {})
    }
    await expect(clause("asks nobody before", parts)).rejects.toThrow("https://elsewhere.test/")
  })

  it("knows what an option in angle brackets stands for", async () => {
    const hosts = [{ origin: "<greetingUrl>", purpose: "sends greetings" }]
    const origins = { "<greetingUrl>": ["https://greetings.test/send"] }
    await clause("asks nobody before", { plugin: { hosts } }, { origins })
    await expect(clause("asks nobody before", { plugin: { hosts } })).rejects.toThrow("does not declare")
  })

  it("catches a requirement that does not come with it", async () => {
    const { others } = exampleFeatureSubject()
    const without = { others: () => others!().slice(0, 1) }
    await expect(clause("brings what it requires", {}, without)).rejects.toThrow('"words"')
    const undeclared: FeatureParts = { plugin: { requires: [] } }
    await expect(clause("starts in a kit", undeclared)).rejects.toThrow()
  })

  it.each([
    ["a view under another's name", filled(view("send/Greet")), "does not begin with greeting"],
    ["a view that loads no component", filled(view("greeting/Greet", {})), "is not a component"],
    [
      "a row that leads to no view",
      filled(fillSlot(accountActions, { id: "greeting", view: "greeting/Gone" })),
      "which is no view"
    ]
  ])("catches %s", async (_, parts, text) => {
    await expect(clause("fills slots with ids", parts)).rejects.toThrow(text)
  })

  it.each([
    ["a function", Component],
    ["what memo makes", { $$typeof: Symbol("memo") }]
  ])("takes %s for a component", async (_, component) => {
    await clause("fills slots with ids", filled(view("greeting/Greet", { default: component })))
  })

  it("catches two fillings of one id", async () => {
    const twice = filled(view("greeting/Greet"), view("greeting/Greet"))
    await expect(clause("fills slots with ids", twice)).rejects.toThrow('"greeting/Greet" is taken')
  })

  it("catches a row that is offered where the feature cannot work", async () => {
    const row = fillSlot(accountActions, { id: "greeting", view: "greeting/Greet" })
    const parts = filled(row, view("greeting/Greet"))
    await expect(clause("is not offered where", parts)).rejects.toThrow("offered there")
  })

  it("catches an action that pretends to work there", async () => {
    const parts: FeatureParts = { api: { greet: async () => "Hello" } }
    await expect(clause("is not offered where", parts)).rejects.toThrow(
      'expected "CAPABILITY_MISSING", found "success"'
    )
  })

  it("catches a listener, a timer and a service that are left", async () => {
    let running: ReturnType<typeof setInterval> | undefined
    const timer: FeatureParts = { setup: () => void (running ??= setInterval(() => {}, 3_600_000)) }
    await expect(clause("leaves no listener and no timer", timer)).rejects.toThrow(
      "an interval of 3600000 ms"
    )
    clearInterval(running)
    await expect(clause("provides example/Greeter", { plugin: { load: async () => ({}) } })).rejects.toThrow(
      "it is not there"
    )
  })

  it("shows at once why a setup that throws did not start, though nothing starts before the first call", async () => {
    const parts: FeatureParts = {
      setup: () => {
        throw new RangeError("the moon is not full")
      }
    }
    for (const text of ["ends every call", "starts in a kit"]) {
      await expect(clause(text, parts)).rejects.toThrow("RangeError: the moon is not full")
    }
  })
})
