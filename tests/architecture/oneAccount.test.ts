import { describe, expect, it } from "vitest"
import { modules, packages } from "./sourceTree.ts"

/**
 * Which account something is about is said in one way a layer: engines and hooks read the kit's active namespace, views the one that the
 * modal shows (`shownNamespace`). The journeys keep both the same for a connected account (`oneNamespace.test.ts`).
 */
const excused: Readonly<Record<string, string>> = {
  "plugins/pay/src/react/views/PayForm.tsx": "asks whether a wallet of another namespace is to be connected",
  "plugins/siwx/src/react/views/Sign.tsx":
    "a sign-in is asked of the active account, over a list of wallets too",
  "react/src/views/networks/UnsupportedChain.tsx": "stands for the active network, over a list of wallets too"
}

interface Text {
  readonly file: string
  readonly text: string
}

const isDrawn = ({ text }: Text) => /\buseModal(?:State|Context)\b/.test(text)

/** Modules that ask which account they are about in the other layer's way. */
const strayed = (all: ReadonlyArray<Text>): ReadonlyArray<string> =>
  all
    .filter(({ file }) => file.startsWith("plugins/") || file.startsWith("react/src/views/"))
    .filter(({ file, text }) =>
      /(?:^|\/)react\//.test(file)
        ? isDrawn({ file, text }) && /\bactiveN(?:amespace|etwork)\b/.test(text)
        : /\bshownNamespace\b|\bnavigation\.namespace\b/.test(text)
    )
    .map(({ file }) => file)

describe("features are about one account", () => {
  it("no view reads the active one, and no engine the shown one, without a reason", () => {
    const found = strayed(
      packages.filter(({ kind }) => kind === "plugin" || kind === "react").flatMap(modules)
    )
    expect(found.toSorted()).toEqual(Object.keys(excused).toSorted())
  })

  it("the rule finds who would", () => {
    const view = "const at = useModalState(({ network }) => network.activeNamespace)"
    expect(strayed([{ file: "plugins/a/src/react/View.tsx", text: view }])).toHaveLength(1)
    expect(strayed([{ file: "plugins/a/src/makeA.ts", text: "shownNamespace(state)" }])).toHaveLength(1)
    expect(strayed([{ file: "plugins/a/src/makeA.ts", text: "network.activeNamespace" }])).toEqual([])
    const hook = "const at = useKitSnapshot(({ network }) => network.activeNamespace)"
    expect(strayed([{ file: "plugins/a/src/react/useA.ts", text: hook }])).toEqual([])
  })
})
