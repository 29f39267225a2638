export const loadDates = async () => (await import('./dates/dates-panel')).DatesPanel;
export const loadTravellers = async () => (await import('./travellers/travellers-panel')).TravellersPanel;
