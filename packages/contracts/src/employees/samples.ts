import type { employeeRoutes } from './routes.ts';
import { sampleIds, type SamplesOf } from '../core/sample.ts';

const jonas = {
  id: sampleIds.employee,
  name: 'Jonas Bak',
  phone: '86 12 34 56',
  mobile: '20 14 60 03',
};
const changed = { message: 'Data changed successfully!' };

export const employeeSamples: SamplesOf<typeof employeeRoutes> = {
  listEmployees: {
    query: { limit: '20' },
    response: [
      {
        ...jonas,
        email: 'jonas@nordlysevent.dk',
        departmentid: sampleIds.department,
        department: 'Opsætning',
        roleid: 1,
        role: 'Medarbejder',
        loginallowed: 1,
        allowedrecipes: 0,
        status: 1,
        location: 'Lageret i Åbyhøj',
        invitedat: '',
        invitationends: '',
        haspicture: 0,
        secondfactor: 0,
        version: 1,
      },
    ],
  },
  listEmployeeNames: { response: [{ id: jonas.id, name: jonas.name }] },
  listColleagues: { response: [{ ...jonas, department: 'Opsætning', haspicture: 0 }] },
  inviteEmployee: {
    body: {
      fullName: 'Karla Bro',
      email: 'karla@nordlysevent.dk',
      mobile: '20 14 60 15',
      departmentid: sampleIds.department,
      roleid: 1,
      location: 'Lageret i Åbyhøj',
    },
    response: {
      success: true,
      message: 'Invitationen er sendt til karla@nordlysevent.dk.',
      id: sampleIds.invited,
    },
  },
  resendInvitation: {
    body: { id: sampleIds.invited },
    response: { message: 'Invitationen er sendt til asta@nordlysevent.dk.' },
  },
  withdrawInvitation: {
    body: { id: sampleIds.invited },
    response: { message: 'Invitationen er trukket tilbage.' },
  },
  changeLoginAllowed: {
    body: { dType: 'employees', id: sampleIds.colleague, chose: 0 },
    response: changed,
  },
  changeDepartment: {
    body: { departmentid: sampleIds.department, id: sampleIds.colleague },
    response: changed,
  },
  changeRole: { body: { id: sampleIds.colleague, roleid: 2 }, response: changed },
  changeBookkeeping: { body: { id: sampleIds.administrator, chose: 0 }, response: changed },
  deactivateEmployee: {
    body: { id: sampleIds.colleague },
    response: {
      message: 'Ali Hassan er inaktiv og kan ikke logge ind. Alle registreringer bevares.',
    },
  },
  reactivateEmployee: {
    body: { id: sampleIds.inactive },
    response: { message: 'Bo Kvist er aktiv igen.' },
  },
  getProfile: {
    response: {
      fullName: jonas.name,
      email: 'jonas@nordlysevent.dk',
      phone: jonas.phone,
      mobile: jonas.mobile,
      department: 'Opsætning',
      role: 'Medarbejder',
      haspicture: 0,
    },
  },
  updateProfile: {
    body: { fullName: 'Jonas Bak', phone: '86 12 34 56', mobile: '20 14 60 03' },
    response: { message: 'Dine oplysninger er gemt' },
  },
  uploadPicture: { response: { message: 'Billedet er gemt' } },
  removePicture: { response: { message: 'Billedet er fjernet' } },
  showPicture: {
    params: { id: sampleIds.employee },
    response: { content: '/9j/4AAQSkZJRg==', mediaType: 'image/jpeg' },
  },
};
