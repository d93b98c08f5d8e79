import { describe, expect, it } from "vitest"
import { act, mount } from "../../../tests/support/mount.tsx"
import { useLazy } from "./useLazy.ts"

describe("a part that loads at first need", () => {
  it("is there however late it comes, though nothing asks for it any more", async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const load = () => promise
    const shown: Array<unknown> = []
    const Part = ({ asked }: { readonly asked: boolean }) => {
      shown.push(useLazy(asked ? load : undefined))
      return null
    }
    const { render } = await mount(<Part asked />)
    await render(<Part asked={false} />)
    expect(shown.at(-1)).toBeUndefined()
    await act(async () => resolve("news"))
    expect(shown.at(-1)).toBe("news")
  })
})
