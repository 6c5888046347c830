// @vidikovac/react/travel: parts that pages about places and offers are made of, and the frame of a site.

export { AvailabilityNote } from "./AvailabilityNote/AvailabilityNote.tsx";
export { FactBox } from "./FactBox/FactBox.tsx";
export { ImageBand } from "./ImageBand/ImageBand.tsx";
export { InfoBlocks } from "./InfoBlocks/InfoBlocks.tsx";
export { LanguageMenu } from "./LanguageMenu/LanguageMenu.tsx";
export { OfferSheet } from "./OfferSheet/OfferSheet.tsx";
export { PageHeader } from "./PageHeader/PageHeader.tsx";
export { PersonCard } from "./PersonCard/PersonCard.tsx";
export { Price } from "./Price/Price.tsx";
export { SearchMenu } from "./SearchMenu/SearchMenu.tsx";
export { SearchResult } from "./SearchResult/SearchResult.tsx";
export { SeasonCalendar } from "./SeasonCalendar/SeasonCalendar.tsx";
export { SiteFooter } from "./SiteFooter/SiteFooter.tsx";
export { SiteHeader } from "./SiteHeader/SiteHeader.tsx";
export { StaggeredGrid } from "./StaggeredGrid/StaggeredGrid.tsx";
export { Timeline } from "./Timeline/Timeline.tsx";
