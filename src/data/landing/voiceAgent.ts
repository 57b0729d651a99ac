import {claims} from '../facts';
import type {LandingPage} from './schema';

/** Content of /landingpage5. */
export const voiceAgent = {
  surface: 'dark',
  campaign: 'green',
  pageUrl: 'voice agent',
  meta: {
    path: '/landingpage5',
    title: 'Voice agents',
    description:
      'Human-like voice agents that detect purpose, urgency and emotion, book appointments, create tickets and send updates.',
    heading: 'Voice agents that listen, then act',
    intro: 'Human-like voice agents detect what a call is about, how urgent it is and how the caller feels.',
    actions: [
      {label: 'Get started', to: 'login'},
      {label: 'See an example', to: '/landingpage5#call'},
    ],
  },
  scene: 'voice',
  hero: {scene: 'left', notes: ['Purpose, urgency and emotion', 'Appointments, tickets and updates', 'Any language']},
  sections: [
    {
      kind: 'call',
      heading: 'What the agent hears in a call',
      intro: 'Callers don’t choose from a menu. They talk, and the agent listens for three signals.',
      lines: [
        {
          quote: 'I’m calling about the chairs we ordered for the new office.',
          signal: 'Purpose',
          detected: 'Delivery',
          reaction: 'The agent looks up the order while the caller keeps talking.',
        },
        {
          quote: 'Forty people start here tomorrow at nine.',
          signal: 'Urgency',
          detected: 'High',
          reaction: 'The agent asks about the deadline first.',
        },
        {
          quote: 'And this is the third time I’m explaining it.',
          signal: 'Emotion',
          detected: 'Frustrated',
          reaction:
            'The agent doesn’t ask the same question twice. It confirms what it knows and says what happens next.',
        },
      ],
    },
    {
      kind: 'outcomes',
      heading: 'Done before the call ends',
      intro: 'Each call should end with an action, not just a note.',
      outcomes: [
        {
          icon: 'calendar',
          title: 'It books the appointment',
          text: 'The agent finds a time that works for both sides and confirms it, so the caller doesn’t have to call again.',
          slip: {title: 'Appointment', lines: ['Tomorrow, 7:30 AM', 'Delivery of ten chairs', 'Confirmed on the call']},
        },
        {
          icon: 'ticket',
          title: 'It creates the ticket',
          text: 'Requests for your team become tickets that include what the caller said, so work can start.',
          slip: {title: 'Ticket', lines: ['Ten chairs missing', 'Urgency: high', 'Caller: frustrated']},
        },
        {
          icon: 'chat',
          title: 'It sends the update',
          text: 'The caller gets the agreed next step in writing.',
          slip: {title: 'Message', lines: ['The ten missing chairs arrive tomorrow at 7:30 AM.']},
        },
      ],
    },
    {
      kind: 'video',
      look: 'beside',
      heading: 'Watch a call from start to finish',
      intro: 'The video follows a caller from the first word to the ticket, with each signal the agent detects.',
      video: {sample: true, title: 'A call, from the first word to the ticket', id: 'ovamai-0005'},
    },
    {
      kind: 'languages',
      heading: 'An agent that speaks any language',
      intro: 'Callers explain a problem best in their own language. Here’s one sentence in eleven languages.',
      sentences: [
        {lang: 'en', name: 'English', sentence: 'I’d like to move my appointment to Thursday.'},
        {lang: 'es', name: 'Spanish', sentence: 'Quisiera cambiar mi cita al jueves.'},
        {lang: 'de', name: 'German', sentence: 'Ich möchte meinen Termin auf Donnerstag verschieben.'},
        {lang: 'el', name: 'Greek', sentence: 'Θα ήθελα να μεταφέρω το ραντεβού μου για την Πέμπτη.'},
        {lang: 'fr', name: 'French', sentence: 'Je voudrais déplacer mon rendez-vous à jeudi.'},
        {lang: 'ar', name: 'Arabic', sentence: 'أود تغيير موعدي إلى يوم الخميس.', rightToLeft: true},
        {lang: 'it', name: 'Italian', sentence: 'Vorrei spostare il mio appuntamento a giovedì.'},
        {lang: 'uk', name: 'Ukrainian', sentence: 'Хочу перенести запис на четвер.'},
        {lang: 'nl', name: 'Dutch', sentence: 'Ik wil mijn afspraak graag verzetten naar donderdag.'},
        {lang: 'tr', name: 'Turkish', sentence: 'Randevumu perşembeye almak istiyorum.'},
        {lang: 'pt', name: 'Portuguese', sentence: 'Gostaria de mudar a minha marcação para quinta-feira.'},
      ],
    },
    {kind: 'testimonials', speed: 'normal'},
    {
      kind: 'tools',
      heading: 'Works with your existing tools',
      tools: ['Zendesk', 'HubSpot', 'Intercom', 'Slack', 'Microsoft Teams', 'Zoom'],
    },
    {
      kind: 'demo',
      heading: 'Hear the agent take a call',
      intro: 'Tell us why customers call you, and listen to an agent handle a call from greeting to ticket.',
    },
  ],
  closing: {
    heading: 'Let an agent take the next call',
    text: `Start with your most repetitive calls. ${claims.noCreditCard}.`,
    primary: {label: 'Get started', to: 'login'},
    secondary: {label: 'Request a demo', to: '/landingpage5#demo'},
  },
} satisfies LandingPage;
