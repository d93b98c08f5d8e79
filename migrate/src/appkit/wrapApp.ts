import type * as t from "@babel/types"
import { kitIn, type App } from "../App.ts"
import { pages } from "../pages.ts"
import type { SourceEdit } from "../SourceEdit.ts"
import { elementOf } from "../syntax.ts"
import { walk } from "../walk.ts"

const indented = (edit: SourceEdit, start: number, end: number) => {
  for (let at = edit.text.indexOf("\n", start); at !== -1 && at < end; at = edit.text.indexOf("\n", at + 1)) {
    const line = edit.text.slice(at + 1, edit.text.indexOf("\n", at + 1))
    if (at + 1 < end && line.trim() !== "") edit.code.appendLeft(at + 1, "  ")
  }
}

const indentOf = (edit: SourceEdit, node: t.Node) =>
  /^[ \t]*/.exec(edit.text.slice(edit.text.lastIndexOf("\n", node.start!) + 1))![0]

/** Puts the kit's provider around everything in an element. */
const wrapChildren = (app: App, edit: SourceEdit, node: t.JSXElement, theme: string): boolean => {
  const { openingElement, closingElement } = node
  if (closingElement == null) return false
  const provider = edit.want("@latchkey/react", "KitProvider")
  const opening = `<${provider} kit={${kitIn(app, edit)}} theme="${theme}">`
  const indent = indentOf(edit, node)
  const [start, end] = [openingElement.end!, closingElement.start!]
  if (edit.text.slice(start, end).includes("\n")) {
    const last = edit.text.lastIndexOf("\n", end)
    indented(edit, start, last)
    edit.code.appendLeft(start, `\n${indent}  ${opening}`)
    edit.code.appendLeft(last, `\n${indent}  </${provider}>`)
  } else {
    edit.code.appendLeft(start, opening)
    edit.code.appendRight(end, `</${provider}>`)
  }
  return true
}

const wrapElement = (app: App, edit: SourceEdit, node: t.Node, theme: string) => {
  const provider = edit.want("@latchkey/react", "KitProvider")
  const indent = indentOf(edit, node)
  indented(edit, node.start!, node.end!)
  edit.code.appendLeft(node.start!, `<${provider} kit={${kitIn(app, edit)}} theme="${theme}">\n${indent}  `)
  edit.code.appendRight(node.end!, `\n${indent}</${provider}>`)
}

/** What the first component of a file that draws something draws. */
const drawnIn = (edit: SourceEdit): t.Node | undefined => {
  let drawn: t.Node | undefined
  walk(edit.ast, (node, above) => {
    const [parent] = above
    const isDrawn =
      (node.type === "JSXElement" || node.type === "JSXFragment") &&
      (parent?.type === "ReturnStatement" || parent?.type === "ArrowFunctionExpression")
    if (isDrawn) drawn ??= node
  })
  return drawn
}

/** Puts the kit's provider into the app: inside of wagmi's, else around what `made`, the file that makes the kit, draws. */
export const wrapApp = (app: App, made: SourceEdit, theme: string): void => {
  const hasProvider = app.edits.some((edit) => edit.text.includes("<KitProvider"))
  if (hasProvider) return
  for (const edit of app.edits) {
    let done = false
    walk(edit.ast, (node) => {
      if (!done && node.type === "JSXElement" && elementOf(node) === "WagmiProvider")
        done = wrapChildren(app, edit, node, theme)
    })
    if (done) return
  }
  const drawn = drawnIn(made)
  if (drawn !== undefined) wrapElement(app, made, drawn, theme)
  else {
    const [first] = made.ast.program.body
    if (first !== undefined)
      made.leave(first, "KitProvider", "put <KitProvider kit={kit}> around the app.", pages.appkit)
  }
}
