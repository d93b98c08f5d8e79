import * as React from "react"
import { StrictMode, type ReactNode } from "react"
import { createRoot } from "react-dom/client"
import { afterEach } from "vitest"

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }

/** React's `act`: what `work` does to the trees is done when it resolves. Changes outside of it are no complaint. */
export const act = async <A,>(work: () => Promise<A>): Promise<A> => {
  environment.IS_REACT_ACT_ENVIRONMENT = true
  try {
    return await React.act(work)
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = false
  }
}

/** A mounted tree. */
export interface Mounted {
  readonly container: HTMLElement
  readonly render: (node: ReactNode) => Promise<void>
  readonly unmount: () => Promise<void>
}

const mounted = new Set<Mounted>()

afterEach(async () => {
  for (const tree of [...mounted]) await tree.unmount()
})

/** Mounts a tree in strict mode, in an element of its own at the end of the body; taken away after the test. */
export const mount = async (node: ReactNode): Promise<Mounted> => {
  const container = document.createElement("div")
  document.body.append(container)
  const root = createRoot(container)
  const tree: Mounted = {
    container,
    render: (next) => act(async () => root.render(<StrictMode>{next}</StrictMode>)),
    unmount: async () => {
      if (!mounted.delete(tree)) return
      await act(async () => root.unmount())
      container.remove()
    }
  }
  mounted.add(tree)
  await tree.render(node)
  return tree
}

/** Mounts a component that calls a hook; `current` is what it returned last, `renders` how often it was called. */
export const mountHook = async <A,>(use: () => A, wrap: (node: ReactNode) => ReactNode = (node) => node) => {
  const result: { current: A; renders: number } = { current: undefined as A, renders: 0 }
  const Probe = () => {
    const value = use()
    result.current = value
    result.renders++
    return null
  }
  const tree = await mount(wrap(<Probe />))
  return { ...tree, result, again: () => tree.render(wrap(<Probe />)) }
}
