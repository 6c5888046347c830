interface Wish {
  /** "I want … to choose one of a few." */
  wish: string;
  /** Names of components, or a sentence. */
  take: string;
  unless: { when: string; instead: string }[];
}

/** What one wishes for most, and what to take. */
export const WISHES: Wish[] = [
  {
    wish: "to go to another page",
    take: "Link",
    unless: [
      { when: "it is the main step of the page", instead: "LinkButton" },
      { when: "the target has a picture", instead: "Card" },
    ],
  },
  {
    wish: "to do something on this page",
    take: "Button",
    unless: [
      { when: "there is only room for a sign", instead: "IconButton" },
      { when: "it must stay in reach on a phone", instead: "StickyActionBar" },
    ],
  },
  {
    wish: "one of a few values",
    take: "RadioGroup",
    unless: [
      { when: "it filters a list", instead: "FilterButtons" },
      { when: "there are more than five values", instead: "Select" },
    ],
  },
  {
    wish: "several of a few values",
    take: "FilterCheckboxes",
    unless: [{ when: "it is one yes or no of a form", instead: "Checkbox" }],
  },
  {
    wish: "filters that take more than a line on a phone",
    take: "FilterTray",
    unless: [{ when: "there is one filter with a few values", instead: "FilterButtons" }],
  },
  {
    wish: "a line of text",
    take: "Field",
    unless: [
      { when: "it has several lines", instead: "TextArea" },
      { when: "it is a search", instead: "SearchForm" },
    ],
  },
  {
    wish: "a number of people",
    take: "NumberStepper",
    unless: [{ when: "the number is large, such as a year", instead: "Field" }],
  },
  {
    wish: "a day",
    take: "DateField",
    unless: [{ when: "there is a first and a last day", instead: "DateRangeField" }],
  },
  {
    wish: "to say how something went",
    take: "Message",
    unless: [
      { when: "it is small and may go by itself", instead: "Toast" },
      { when: "a form has faults", instead: "FormErrorSummary" },
      { when: "it is not over yet", instead: "Spinner" },
    ],
  },
  {
    wish: "to ask before something happens",
    take: "Dialog",
    unless: [{ when: "there is a choice, and most visitors have a phone", instead: "Tray" }],
  },
  {
    wish: "to show the state of a thing",
    take: "Badge",
    unless: [{ when: "it is a topic and not a state", instead: "Tag" }],
  },
  {
    wish: "to hide what few visitors need",
    take: "Accordion",
    unless: [{ when: "the parts are alike and one is enough", instead: "Tabs" }],
  },
  {
    wish: "several things of a kind",
    take: "CardGrid",
    unless: [
      { when: "they are a foretaste of more", instead: "Carousel" },
      { when: "they are read in order", instead: "StaggeredGrid" },
      { when: "their figures are compared", instead: "Table" },
    ],
  },
  {
    wish: "more of a long list",
    take: "Pagination",
    unless: [{ when: "cards may appear below the others", instead: "`ShowMore` of the same page" }],
  },
  {
    wish: "what a visitor needs to know in short",
    take: "FactBox",
    unless: [
      { when: "there are two to four facts with one word each", instead: "InfoBlocks" },
      { when: "it is an offer with a price and a step to take", instead: "OfferSheet" },
    ],
  },
  {
    wish: "what happens when",
    take: "Timeline",
    unless: [{ when: "it is about the months of a year", instead: "SeasonCalendar" }],
  },
  {
    wish: "pictures",
    take: "Picture",
    unless: [
      { when: "they open large", instead: "Thumbnails" },
      { when: "one divides the page", instead: "ImageBand" },
    ],
  },
  {
    wish: "a place for what has not come yet",
    take: "Skeleton",
    unless: [{ when: "it is a card", instead: "SkeletonCard" }],
  },
];
