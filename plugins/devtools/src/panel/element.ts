type Child = Node | string | undefined | false
type Properties = Readonly<Record<string, string | boolean | undefined | ((event: Event) => void)>>

/** Makes an element: functions listen to the event of their name, `true` sets an attribute, `false` and undefined leave it out. */
export const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Properties = {},
  ...children: ReadonlyArray<Child>
): HTMLElementTagNameMap[Tag] => {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === "function") made.addEventListener(name, value)
    else if (value === true) made.setAttribute(name, "")
    else if (typeof value === "string") made.setAttribute(name, value)
  }
  made.append(...children.filter((child): child is Node | string => child !== undefined && child !== false))
  return made
}
