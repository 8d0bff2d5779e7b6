import type { Sessions } from '@driftig/domain/auth/user';
import { CustomAttributeType, Entity } from 'electrodb';

import { tableConfig, perTable, primaryIndex } from '../core/entity.ts';

const service = 'driftig';

/**
 * False at run time, true for the types: ElectroDB refuses to remove a part of a required attribute,
 * and single sessions are removed.
 */
const requiredInTypesOnly = false as boolean as true;

/** Name and contact fields of a person, as read by lists of names. */
const nameAttributes = {
  companyId: { type: 'string', required: true },
  userId: { type: 'string', required: true },
  email: { type: 'string', required: true },
  name: { type: 'string', required: true },
  departmentId: { type: 'string', required: true },
  status: { type: ['active', 'invited', 'inactive'], required: true },
  role: { type: ['employee', 'administrator', 'owner'], required: true },
  /** The name of its file; '' for none. */
  picture: { type: 'string', required: true },
} as const;

const userModel = { entity: 'user', version: '1', service };

const userIndexes = {
  main: primaryIndex([['companyId'], 'c#${companyId}#user'], [['userId'], '${userId}']),
};

export const userEntity = perTable((table) => {
  return new Entity(
    {
      model: userModel,
      attributes: {
        ...nameAttributes,
        phone: { type: 'string', required: true },
        mobile: { type: 'string', required: true },
        location: { type: 'string', required: true },
        bookkeeping: { type: 'boolean', required: true },
        loginAllowed: { type: 'boolean', required: true },
        firstTime: { type: 'boolean', required: true },
        sessions: { type: CustomAttributeType<Sessions>('any'), required: requiredInTypesOnly },
        passwordChangedAt: { type: 'string', required: true },
        secondFactor: { type: 'boolean', required: true },
        secondFactorSince: { type: 'string' },
        recoveryHashes: { type: CustomAttributeType<readonly string[]>('any'), required: true },
        createdAt: { type: 'string', required: true },
        invitedAt: { type: 'string', required: true },
        invitationEnds: { type: 'string', required: true },
        emailElsewhere: { type: 'boolean' },
        version: { type: 'number', required: true },
      },
      indexes: userIndexes,
    },
    tableConfig(table),
  );
});

/**
 * The same items by name alone, for lists of all people: ElectroDB goes through each attribute of
 * the model for each item, also through unrequested ones.
 */
export const namedUserEntity = perTable((table) => {
  return new Entity(
    { model: userModel, attributes: nameAttributes, indexes: userIndexes },
    tableConfig(table),
  );
});

/** The user of an e-mail. Its key makes an e-mail unique across all companies. */
export const loginEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'login', version: '1', service },
      attributes: {
        email: { type: 'string', required: true },
        companyId: { type: 'string', required: true },
        userId: { type: 'string', required: true },
        /** ISO UTC; of an invitation, which holds the e-mail no longer than it lives. */
        heldUntil: { type: 'string' },
      },
      indexes: { main: primaryIndex([['email'], 'login#${email}'], [[], 'login']) },
    },
    tableConfig(table),
  );
});

/**
 * Reserves an invited e-mail within its company, also when its login belongs to another company.
 */
export const invitedEmailEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'invitedEmail', version: '1', service },
      attributes: {
        companyId: { type: 'string', required: true },
        email: { type: 'string', required: true },
        userId: { type: 'string', required: true },
      },
      indexes: {
        main: primaryIndex([['companyId'], 'c#${companyId}'], [['email'], 'invited#${email}']),
      },
    },
    tableConfig(table),
  );
});

/** A token sent by mail, keyed by its hash. */
export const tokenEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'token', version: '1', service },
      attributes: {
        hash: { type: 'string', required: true },
        kind: { type: ['reset', 'invitation', 'confirmation'] as const, required: true },
        companyId: { type: 'string', required: true },
        userId: { type: 'string', required: true },
        madeFor: { type: 'string', required: true },
        /** Seconds since 1970; the table's TTL attribute. */
        expiresAt: { type: 'number', required: true },
      },
      indexes: { main: primaryIndex([['hash'], 'token#${hash}'], [[], 'token']) },
    },
    tableConfig(table),
  );
});

/** Failed attempts of a subject within the current window. */
export const attemptsEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'attempts', version: '1', service },
      attributes: {
        subject: { type: 'string', required: true },
        failures: { type: 'number', required: true },
        /** Seconds since 1970; the table's TTL attribute. */
        expiresAt: { type: 'number', required: true },
      },
      indexes: { main: primaryIndex([['subject'], 'attempts#${subject}'], [[], 'attempts']) },
    },
    tableConfig(table),
  );
});
