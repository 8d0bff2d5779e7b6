/** Title and names of the views are the documented English ones (product K15). */
export const texts = {
  title: 'Products',
  purpose: 'Her kan du prøve kalenderen med eksempler, uden at det ændrer noget hos jer.',
  calendar: 'Prøvekalender',
  categories: { work: 'Arbejde', break: 'Pause', lunch: 'Frokost' },
  lunchOnDay: 'Der er allerede markeret Lunch på denne dag.',
};
