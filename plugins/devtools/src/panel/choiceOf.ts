import { element } from "./element.ts"

/** One of several, by the words that a developer reads. */
export const choiceOf = <Name extends string>(
  label: string,
  {
    titles,
    current,
    choose
  }: {
    readonly titles: Readonly<Record<Name, string>>
    readonly current: Name
    readonly choose: (name: Name) => void
  }
): Node =>
  element(
    "label",
    { class: "line" },
    `${label} `,
    element(
      "select",
      {
        "data-key": label,
        change: ({ target }) => choose((target as HTMLSelectElement).value as Name)
      },
      ...Object.entries<string>(titles).map(([name, title]) =>
        element("option", { value: name, selected: current === name }, title)
      )
    )
  )
